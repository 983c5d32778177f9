# /// copyscope
# compare = ["x -> v"]
# ///
import torch

x = torch.tensor([[0., 1., 2.], [3., 4., 5.]], requires_grad=True)
with torch.no_grad():
    v = x[0]

(v * 2).sum().backward()
print("v.requires_grad", v.requires_grad)
print("v.grad", v.grad)
print("x.grad", x.grad)
