# /// copyscope
# raises = "TypeError"
# ///
import copy
from types import MappingProxyType

x = MappingProxyType({"a": 1})
print("x.copy()", x.copy())

copy.copy(x)
