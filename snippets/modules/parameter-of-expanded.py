# /// copyscope
# raises = "RuntimeError"
# ///
import torch
from torch import nn

p = nn.Parameter(torch.ones(2).expand(4, 2))
optimizer = torch.optim.SGD([p], lr=1.0)
p.sum().backward()
print("p.stride()", p.stride())
optimizer.step()
