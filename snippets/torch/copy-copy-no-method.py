# /// copyscope
# raises = "AttributeError"
# ///
import torch

x = torch.ones(3)
x.copy()
