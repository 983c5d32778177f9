# /// copyscope
# compare = ["a -> b"]
# ///
import numpy as np

a = np.arange(6.).reshape(2, 3)
b = a.copy()

print("a", hex(a.ctypes.data))
print("b", hex(b.ctypes.data))
