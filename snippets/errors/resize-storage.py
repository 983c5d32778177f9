# /// copyscope
# raises = "RuntimeError"
# ///
import torch

x = torch.arange(3.0)
a = x.numpy()
x.resize_(1000)
