# /// copyscope
# compare = ["x -> y", "x -> z"]
# ///
import torch

x = torch.ones(2)
y = x.detach().clone()
z = x.detach().clone().requires_grad_()
