# /// copyscope
# raises = "RuntimeError"
# ///
import torch

x = torch.ones(3, requires_grad=True)
y = x.clone().detach()
print("y.grad_fn", y.grad_fn)
y.sum().backward()
