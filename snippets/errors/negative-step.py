# /// copyscope
# raises = "ValueError"
# ///
import torch

x = torch.arange(3.0)
x[::-1]
