# /// copyscope
# raises = "RuntimeError"
# ///
import torch

x = torch.ones(2, 2, requires_grad=True) * 1
for row in x:
    row.mul_(2)
