# /// copyscope
# compare = ["x -> y"]
# ///
import torch

x = torch.zeros(3)
y = torch.stack((x, x))

y[0, 0] = 9.
print(y)
print(x)
