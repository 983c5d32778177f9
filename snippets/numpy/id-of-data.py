# /// copyscope
# ///
import numpy as np

a = np.zeros(3)
b = np.ones(3)

print("id(a.data) == id(b.data)", id(a.data) == id(b.data))
print("a.ctypes.data == b.ctypes.data", a.ctypes.data == b.ctypes.data)
