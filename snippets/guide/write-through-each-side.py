# /// copyscope
# compare = ["x -> y"]
# ///
import torch

x = torch.zeros(4)
y = x[1:]

y[0] = 7
print("x", x)

x[3] = 8
print("y", y)
