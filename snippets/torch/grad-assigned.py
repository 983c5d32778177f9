# /// copyscope
# compare = ["g -> w.grad"]
# shown_as = {"w.grad" = "w.grad = g"}
# ///
import torch

w = torch.ones(3, requires_grad=True)
g = torch.arange(3.)
w.grad = g

w.sum().backward()
print("g", g)
