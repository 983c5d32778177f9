# /// copyscope
# compare = ["saved -> w.grad"]
# shown_as = {"w.grad" = "w.sum().backward()"}
# ///
import torch

w = torch.ones(3, requires_grad=True)
w.sum().backward()
saved = w.grad
print("saved", saved)

w.sum().backward()
print("saved", saved)
