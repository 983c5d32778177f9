# /// copyscope
# raises = "RuntimeError"
# ///
import torch

x = torch.ones(2, 2, requires_grad=True).clone()
x.split(1)[0].mul_(2)
