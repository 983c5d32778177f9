# /// copyscope
# raises = "RuntimeError"
# ///
import torch

x = torch.arange(9).view(3, 3)
x[:] = x.T
