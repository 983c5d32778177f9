# /// copyscope
# compare = ["x -> y"]
# ///
import torch

x = torch.tensor([0., 1., 2.], requires_grad=True)
y = x.detach().clone().requires_grad_()

y.sum().backward()
print("y.grad", y.grad)
print("x.grad", x.grad)
