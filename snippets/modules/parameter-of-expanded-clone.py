# /// copyscope
# compare = ["row -> p"]
# ///
import torch
from torch import nn

row = torch.ones(2)
p = nn.Parameter(row.expand(4, 2).clone())
optimizer = torch.optim.SGD([p], lr=1.0)
p.sum().backward()
optimizer.step()

print("p.stride()", p.stride())
