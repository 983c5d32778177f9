# /// copyscope
# raises = "RuntimeError"
# ///
import torch

x = torch.zeros(3, requires_grad=True)
y = x.sigmoid()
y += 1
y.sum().backward()
