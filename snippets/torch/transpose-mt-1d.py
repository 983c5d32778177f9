# /// copyscope
# raises = "RuntimeError"
# ///
import torch

x = torch.arange(3.)
x.mT
