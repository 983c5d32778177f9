# /// copyscope
# raises = "RuntimeError"
# ///
import torch

x = torch.ones(2, requires_grad=True)
y = x.exp()
z = y.clone()

y.sum().backward()
z.sum().backward()
