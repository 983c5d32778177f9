# /// copyscope
# ///
import ctypes

x = [1, 2]
found = ctypes.cast(id(x), ctypes.py_object).value

print("found", found)
print("found is x", found is x)
