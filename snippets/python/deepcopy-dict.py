# /// copyscope
# compare = ["x -> y"]
# ///
import copy

x = {"a": 1, "b": [2, 3]}
y = copy.deepcopy(x)

y["b"].append(4)
print("x", x)
