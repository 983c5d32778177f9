# /// copyscope
# compare = ["t -> a"]
# ///
import torch

t = torch.arange(6.)
t.share_memory_()
a = t.numpy()

a[0] = 99.
print("t[0]", t[0])
print(hex(a.ctypes.data) == hex(t.data_ptr()))
