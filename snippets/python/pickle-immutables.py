# /// copyscope
# compare = ["x -> y", "x -> z"]
# shown_as.y = "pickle.loads(pickle.dumps((10**10, 'hello world')))"
# ///
import copy
import pickle

x = (10**10, "hello world")
y = pickle.loads(pickle.dumps(x))
z = copy.deepcopy(x)

print("y is x", y is x, "y[0] is x[0]", y[0] is x[0])
print("z is x", z is x)
