# /// copyscope
# raises = "RuntimeError"
# ///
import torch

x = torch.zeros(3)
e = x.expand(2, 3)
e += 1
