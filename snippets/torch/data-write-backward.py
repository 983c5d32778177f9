# /// copyscope
# ///
import torch

x = torch.ones(3, requires_grad=True)
print("torch.exp(x)", torch.exp(x.detach()))

y = x.exp()
y.data.zero_()
y.sum().backward()
print("x.grad", x.grad)
