# /// copyscope
# compare = ["x -> y"]
# shown_as = {y = "copy.deepcopy({'a': 1, 'b': [2, 3]})"}
# ///
import copy

x = {"a": 1, "b": [2, 3]}
y = copy.deepcopy(x)

y["b"].append(4)
print("x", x)
