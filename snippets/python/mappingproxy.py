# /// copyscope
# compare = ["x -> y"]
# ///
import types

x = {"a": [1]}
y = types.MappingProxyType(x)

x["b"] = 2
y["a"].append(9)
print("y", y)
