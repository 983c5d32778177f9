# /// copyscope
# compare = ["y -> snapshot", "y -> branch"]
# ///
import torch

w = torch.ones(2, requires_grad=True)
y = w * 2

snapshot = y.detach().clone()
branch = y.clone()
