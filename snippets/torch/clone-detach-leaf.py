# /// copyscope
# compare = ["x -> y"]
# ///
import torch

x = torch.ones(3, requires_grad=True)
y = x.detach().clone().requires_grad_()

(y * 2).sum().backward()
print("y.is_leaf", y.is_leaf)
print("y.grad", y.grad)
print("x.grad", x.grad)
