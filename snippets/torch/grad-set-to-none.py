# /// copyscope
# compare = ["saved -> w.grad"]
# shown_as = {"w.grad" = "w.grad = None; (w * 5).sum().backward()"}
# ///
import torch

w = torch.ones(3, requires_grad=True)
w.sum().backward()
saved = w.grad

w.grad = None
(w * 5).sum().backward()
print("saved", saved)
print("w.grad", w.grad)
