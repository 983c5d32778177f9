# /// copyscope
# ///
import torch

from copyscope import compare

x = torch.ones(3, requires_grad=True)
print(compare(x, x.detach()))
