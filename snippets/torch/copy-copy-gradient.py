# /// copyscope
# ///
import copy
import torch

x = torch.ones(3, requires_grad=True)
y = copy.copy(x)
(y * 2).sum().backward()

print("y.grad", y.grad)
print("x.grad", x.grad)
