# /// copyscope
# compare = ["x -> y"]
# ///
import torch

x = torch.tensor([0., 1., 2.])
y = --x

x[0] = 9
print("y", y)
