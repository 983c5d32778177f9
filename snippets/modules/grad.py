# /// copyscope
# compare = ["saved -> w.grad"]
# shown_as = {"w.grad" = "w.sum().backward()"}
# ///
import torch

w = torch.ones(3, requires_grad=True)
w.sum().backward()
saved = w.grad
w.sum().backward()

print("saved", saved.tolist())
print("saved is w.grad", saved is w.grad)
