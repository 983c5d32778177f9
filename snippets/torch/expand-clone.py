# /// copyscope
# compare = ["x -> y"]
# ///
import torch

x = torch.tensor([0., 1., 2.])
y = x.unsqueeze(0).expand(2, -1).clone()

y.add_(1)
print("y", y)
print("x", x)
