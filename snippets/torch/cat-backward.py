# /// copyscope
# ///
import torch

x = torch.tensor([0., 1., 2.], requires_grad=True)
x.grad = torch.full((3,), 5.)
y = torch.cat((x, x))
y.retain_grad()
print("y.grad", y.grad)

x.grad = None
y.sum().backward()
print("x.grad", x.grad)
