# /// copyscope
# ///
import copy

import torch
from torch import nn

model = nn.Linear(2, 1)
before = model.weight.detach().clone()
c = copy.copy(model)
optimizer = torch.optim.SGD(c.parameters(), lr=0.1)
c(torch.ones(4, 2)).sum().backward()
optimizer.step()

print("torch.equal(model.weight, before)", torch.equal(model.weight, before))
