# /// copyscope
# raises = "RuntimeError"
# ///
import torch

a = torch.zeros(3)
a += torch.ones(2, 3)
