# /// copyscope
# compare = ["x -> a", "x -> b"]
# ///
import torch

x = torch.ones(2, 3, requires_grad=True)
a = x.detach()
b = x.data

print("same address", a.data_ptr() == b.data_ptr() == x.data_ptr())
b.add_(1)
print("x._version", x._version)
a.add_(1)
print("x._version", x._version)
