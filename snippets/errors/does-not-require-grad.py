# /// copyscope
# raises = "RuntimeError"
# ///
import torch

x = torch.ones(2, requires_grad=True)
y = x.detach().clone()

y.sum().backward()
