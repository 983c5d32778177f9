# /// copyscope
# raises = "RuntimeError"
# ///
import torch

x = torch.ones(3)
x.expand(6)
