# /// copyscope
# ///
import copy
import torch

x = torch.ones(3, requires_grad=True)
print("torch.exp(x)", torch.exp(x.detach()))

y = x.exp()
with torch.no_grad():
    copy.copy(y).zero_()
print("y._version", y._version)
y.sum().backward()
print("x.grad", x.grad)
