# /// copyscope
# compare = ["a -> t"]
# ///
import numpy as np
import torch

a = np.arange(6.).reshape(2, 3)
t = torch.from_numpy(a)

print("a", hex(a.ctypes.data), a.dtype)
print("t", hex(t.data_ptr()), t.dtype)
t[0, 0] = 99.
print("a[0, 0]", a[0, 0])
