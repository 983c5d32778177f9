# /// copyscope
# compare = ["a -> t", "a -> b"]
# ///
import numpy as np
import torch

a = np.arange(6.).reshape(2, 3)
t = torch.from_dlpack(a)
b = np.from_dlpack(t)

print("a", hex(a.ctypes.data))
print("t", hex(t.data_ptr()))
print("b", hex(b.ctypes.data), b.flags.writeable)
