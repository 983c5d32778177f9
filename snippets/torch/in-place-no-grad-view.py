# /// copyscope
# raises = "RuntimeError"
# ///
import torch

x = torch.ones(3, requires_grad=True).clone()
with torch.no_grad():
    v = x[:2]
v.mul_(2)
