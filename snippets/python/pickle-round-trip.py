# /// copyscope
# compare = ["x -> y"]
# ///
import pickle

x = {"a": 1, "b": [2, 3]}
y = pickle.loads(pickle.dumps(x))

y["b"].append(4)
print("x", x)
