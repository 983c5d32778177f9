# /// copyscope
# compare = ["optimizer -> c"]
# ///
import copy

import torch
from torch import nn

model = nn.Linear(2, 2)
optimizer = torch.optim.Adam(model.parameters(), lr=0.1)
model(torch.ones(1, 2)).sum().backward()
optimizer.step()
c = copy.copy(optimizer)

print("c.param_groups is optimizer.param_groups", c.param_groups is optimizer.param_groups)
print("c.state is optimizer.state", c.state is optimizer.state)
