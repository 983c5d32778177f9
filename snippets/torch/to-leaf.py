# /// copyscope
# compare = ["x -> w"]
# ///
import torch

x = torch.zeros(3, requires_grad=True)
w = x.to(torch.float64)
w.sum().backward()

print("w.is_leaf", w.is_leaf)
print("x.grad", x.grad)

v = torch.zeros(3).to(torch.float64).requires_grad_()
print("v.is_leaf", v.is_leaf)
