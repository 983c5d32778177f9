# /// copyscope
# raises = "RuntimeError"
# ///
import torch

x = torch.ones(3)
weight = torch.zeros(3, requires_grad=True)
weight.copy_(x)
