# /// copyscope
# raises = "RuntimeError"
# ///
import torch

x = torch.ones(3, requires_grad=True)
y = x.exp()
y.detach().zero_()
y.sum().backward()
