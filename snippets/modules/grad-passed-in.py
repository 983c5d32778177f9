# /// copyscope
# compare = ["g -> w.grad"]
# shown_as = {"w.grad" = "w.backward(g)"}
# ///
import torch

w = torch.ones(3, requires_grad=True)
g = torch.arange(3.0)
w.backward(g)

print("w.grad is g", w.grad is g)
