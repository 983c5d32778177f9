# /// copyscope
# compare = ["y[0] -> y[1]", "a -> b"]
# ///
import pickle

v = [0]
x = [v, v]
y = pickle.loads(pickle.dumps(x))

a = pickle.loads(pickle.dumps(x[0]))
b = pickle.loads(pickle.dumps(x[1]))

print("y[0] is y[1]", y[0] is y[1])
print("a is b", a is b)
