# /// copyscope
# compare = ["x -> y"]
# ///
import torch

x = torch.zeros(2, 3)
y = x.T
y[2, 0] = 9

print(x)
