# /// copyscope
# compare = ["x -> d", "x -> y"]
# ///
import torch

x = torch.ones(3, requires_grad=True)
d = x.data
y = x.detach()

d.add_(1)
print("x._version", x._version)
y.add_(1)
print("x._version", x._version)
