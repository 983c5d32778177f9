# /// copyscope
# raises = "RuntimeError"
# ///
import torch

x = torch.ones(2, requires_grad=True)
y = x.exp()
y += 1

y.sum().backward()
