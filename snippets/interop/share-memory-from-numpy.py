# /// copyscope
# ///
import numpy as np
import torch

a = np.arange(6.)
t = torch.from_numpy(a)
print("a.ctypes.data == t.data_ptr()", a.ctypes.data == t.data_ptr())
t.share_memory_()
print("a.ctypes.data == t.data_ptr()", a.ctypes.data == t.data_ptr())
