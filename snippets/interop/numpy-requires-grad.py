# /// copyscope
# raises = "RuntimeError"
# ///
import torch

t = torch.ones(3, requires_grad=True)
a = t.numpy()
