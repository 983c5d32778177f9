# /// copyscope
# raises = "RuntimeError"
# ///
import torch

x = torch.ones(3, requires_grad=True)
h = x * 1
y = h ** 2
with torch.no_grad():
    h += 1
y.sum().backward()
