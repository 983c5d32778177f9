# /// copyscope
# raises = "TypeError"
# ///
import types

x = types.MappingProxyType({"a": [1]})
x["a"] = [2]
