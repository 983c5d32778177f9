# /// copyscope
# compare = ["x -> y"]
# shown_as = {y = "MappingProxyType({'a': [1]}).copy()"}
# ///
import types

x = types.MappingProxyType({"a": [1]})
y = x.copy()

y["b"] = 2
y["a"].append(9)
print("x", x)
