# /// copyscope
# compare = ["x -> y"]
# ///
import torch

x = torch.tensor([0., 1., 2.])
y = torch.zeros(2, 3).copy_(x)

y[0, 0] = 9.
print("y", y)
print("x", x)
