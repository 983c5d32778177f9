# /// copyscope
# raises = "RuntimeError"
# ///
import torch

x = torch.ones(2, requires_grad=True)
y = x.exp()
y.view(torch.int32).zero_()
y.sum().backward()
