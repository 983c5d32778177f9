# /// copyscope
# ///
import torch

t = torch.arange(6.)
a = t.numpy()
stale = a.ctypes.data
print("stale == t.data_ptr()", stale == t.data_ptr())
del a
t.share_memory_()
print("stale == t.data_ptr()", stale == t.data_ptr())
