# /// copyscope
# compare = ["x -> y", "x.maps[0] -> y.maps[0]", "x.maps[1] -> y.maps[1]"]
# shown_as = {y = "ChainMap({'a': [1]}, {'b': [2]}).copy()"}
# ///
from collections import ChainMap

x = ChainMap({"a": [1]}, {"b": [2]})
y = x.copy()

y["c"] = 3
y["b"].append(9)
print("x", x)
