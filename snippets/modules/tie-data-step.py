# /// copyscope
# ///
import torch
from torch import nn

p = nn.Parameter(torch.zeros(2))
q = nn.Parameter(torch.zeros(2))
q.data = p.data
optimizer = torch.optim.SGD([p, q], lr=1.0)
p.sum().backward()
q.sum().backward()
optimizer.step()

print("p", p.tolist())
