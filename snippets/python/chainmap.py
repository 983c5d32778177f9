# /// copyscope
# compare = ["x -> y"]
# ///
from collections import ChainMap

x = {"a": [1]}
y = ChainMap(x)

y["b"] = 2
print("x", x)
