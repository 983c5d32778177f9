# /// copyscope
# raises = "RuntimeError"
# ///
import torch

x = torch.arange(6.)
y = torch.zeros(3)
y.copy_(x)
