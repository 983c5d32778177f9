# /// copyscope
# ///
import torch

x = torch.ones(3, requires_grad=True)
y = x.clone()
(y * 2).sum().backward()

print("x.grad", x.grad)
print("y.is_leaf", y.is_leaf)
print("y.grad", y.grad)
