# /// copyscope
# compare = ["x -> y"]
# ///
import torch

x = torch.ones(3, requires_grad=True)
with torch.no_grad():
    y = x.clone()

print("y.requires_grad", y.requires_grad)
print("y.grad_fn", y.grad_fn)
