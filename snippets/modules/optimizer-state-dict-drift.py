# /// copyscope
# compare = ["optimizer -> sd", "optimizer -> saved"]
# ///
import copy

import torch
from torch import nn

model = nn.Linear(2, 2)
optimizer = torch.optim.Adam(model.parameters(), lr=0.1)
model(torch.ones(1, 2)).sum().backward()
optimizer.step()
sd = optimizer.state_dict()
saved = copy.deepcopy(optimizer.state_dict())
model(torch.ones(1, 2)).sum().backward()
optimizer.step()

print("sd", sd["state"][0]["step"].item(), sd["state"][0]["exp_avg"][0].tolist())
print("saved", saved["state"][0]["step"].item(), saved["state"][0]["exp_avg"][0].tolist())
