# /// copyscope
# compare = ["a -> tail", "a -> back"]
# ///
import numpy as np

a = np.arange(4.)
tail = a[1:]
back = a[::-1]

print("a   ", hex(a.ctypes.data))
print("tail", hex(tail.ctypes.data))
print("back", hex(back.ctypes.data))
