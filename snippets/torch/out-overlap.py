# /// copyscope
# raises = "RuntimeError"
# ///
import torch

x = torch.arange(4.)
torch.add(x[1:], x[:-1], out=x[1:])
