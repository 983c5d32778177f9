# /// copyscope
# raises = "AttributeError"
# ///
import torch

x = torch.ones(2)
x.copy()
