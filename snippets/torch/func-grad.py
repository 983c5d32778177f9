# /// copyscope
# compare = ["x -> g"]
# ///
import torch

x = torch.arange(3.)
g = torch.func.grad(lambda w: (w * x).sum())(torch.ones(3))

print("g", g)
