# /// copyscope
# compare = ["x -> y"]
# ///
import types

x = types.MappingProxyType({"a": [1]})
y = x.copy()

y["b"] = 2
y["a"].append(9)
print("x", x)
