# /// copyscope
# compare = ["y -> row"]
# ///
import torch

x = torch.ones(2, 2, requires_grad=True)
y = x * 2
row = y[0].detach()
