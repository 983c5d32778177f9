# /// copyscope
# compare = ["a -> b", "a -> c"]
# ///
import numpy as np

a = np.arange(6.).reshape(2, 3)
b = np.array(a)
c = np.asarray(a)

print("a", hex(a.ctypes.data))
print("b", hex(b.ctypes.data))
print("c is a", c is a)
