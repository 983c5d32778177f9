# /// copyscope
# compare = ["x -> y", "x -> z"]
# ///
import torch

x = torch.ones(2, requires_grad=True)
y = x.clone()
y.sum().backward()
print(x.grad)

z = x.detach().clone().requires_grad_()
z.sum().backward()
print(z.grad)
