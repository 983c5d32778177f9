# /// copyscope
# compare = ["a -> v"]
# ///
import numpy as np

a = np.arange(6.).reshape(2, 3)
v = a[:, 1:]

print("a", hex(a.ctypes.data), a.strides)
print("v", hex(v.ctypes.data), v.strides)
v[0, 0] = 99.
print(a)
