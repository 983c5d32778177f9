# /// copyscope
# compare = ["x -> y", "x -> v"]
# ///
import torch

x = torch.tensor([[0., 1., 2.], [3., 4., 5.]])
v = x[0]
before = x.data_ptr()
y = x.share_memory_()
x[0, 0] = 99.

print("x.data_ptr() == before", x.data_ptr() == before)
print("v", v)
