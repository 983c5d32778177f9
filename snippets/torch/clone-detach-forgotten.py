# /// copyscope
# compare = ["x -> y"]
# ///
import torch

x = torch.ones(3, requires_grad=True)
y = x.detach().requires_grad_()

with torch.no_grad():
    y -= 0.5
print("x", x)
