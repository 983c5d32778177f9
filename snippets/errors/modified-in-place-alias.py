# /// copyscope
# raises = "RuntimeError"
# ///
import torch

x = torch.ones(2, requires_grad=True)
y = x.exp()
d = y.detach()
d[0] = 0

y.sum().backward()
