# /// copyscope
# compare = ["a.grad -> b.grad"]
# shown_as = {"b.grad" = "b.grad = a.grad"}
# ///
import torch

a = torch.ones(3, requires_grad=True)
b = torch.ones(3, requires_grad=True)
a.sum().backward()
b.grad = a.grad
b.grad.mul_(10)

print("a.grad", a.grad.tolist())
