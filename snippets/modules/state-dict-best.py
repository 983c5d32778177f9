# /// copyscope
# ///
import copy

import torch
from torch import nn

model = nn.Linear(1, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
best = model.state_dict()
shallow = model.state_dict().copy()
saved = copy.deepcopy(model.state_dict())
for _ in range(3):
    optimizer.zero_grad()
    model(torch.ones(1, 1)).sum().backward()
    optimizer.step()

print("best follows", torch.equal(best["weight"], model.weight))
print("shallow follows", torch.equal(shallow["weight"], model.weight))
print("saved follows", torch.equal(saved["weight"], model.weight))
