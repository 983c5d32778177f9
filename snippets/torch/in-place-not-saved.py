# /// copyscope
# ///
import torch

x = torch.zeros(3, requires_grad=True)
y = x * 2
y += 1
y.sum().backward()

print("x.grad", x.grad)
print("y.grad_fn", y.grad_fn)
