# /// copyscope
# compare = ["x -> y"]
# ///
import torch

x = torch.tensor([0., 1., 2.], requires_grad=True)
y = torch.tensor(x, requires_grad=True)

y.sum().backward()
print("y.grad", y.grad)
print("x.grad", x.grad)
