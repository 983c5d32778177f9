# /// copyscope
# compare = ["x -> y"]
# ///
import torch

x = torch.tensor([0., 1., 2.])
y = torch.empty_like(x).copy_(x, non_blocking=True)

print("y", y)
