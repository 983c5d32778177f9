# /// copyscope
# ///
import torch

x = torch.tensor([0., 1., 2.], requires_grad=True)
e = torch.empty_like(x)
print("e.requires_grad", e.requires_grad)

y = e.copy_(x)
print("y is e", y is e)
print("y.requires_grad", y.requires_grad)

y.sum().backward()
print("x.grad", x.grad)
