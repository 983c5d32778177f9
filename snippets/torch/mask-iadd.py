# /// copyscope
# compare = ["x -> y"]
# ///
import torch

x = torch.tensor([1., 2., 3.])
y = x
y[y > 1] += 10

print("x", x)
