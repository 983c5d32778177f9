# /// copyscope
# compare = ["t -> a"]
# ///
import torch

t = torch.tensor([[0., 1., 2.], [3., 4., 5.]])
a = t.numpy()

print("t", hex(t.data_ptr()), t.dtype)
print("a", hex(a.ctypes.data), a.dtype)
a[0, 0] = 99.
print("t[0, 0]", t[0, 0])
