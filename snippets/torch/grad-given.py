# /// copyscope
# compare = ["g -> w.grad"]
# shown_as = {"w.grad" = "w.backward(g)"}
# ///
import torch

w = torch.ones(3, requires_grad=True)
g = torch.arange(3.)
w.backward(g)

g[0] = 9
print("w.grad", w.grad)
