# /// copyscope
# raises = "RuntimeError"
# ///
import torch

x = torch.ones(2, 2, requires_grad=True)
row = (x * 2)[0]
row.detach_()
