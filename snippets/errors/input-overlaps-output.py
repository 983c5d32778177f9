# /// copyscope
# raises = "RuntimeError"
# ///
import torch

x = torch.arange(6)
x[1:] = x[:-1]
