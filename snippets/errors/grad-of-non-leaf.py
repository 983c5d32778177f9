# /// copyscope
# ///
import torch

x = torch.ones(2, requires_grad=True)
y = x.clone()
y.sum().backward()
print(y.grad, x.grad)
