# /// copyscope
# compare = ["optimizer -> sd"]
# ///
import torch
from torch import nn

model = nn.Linear(2, 2)
optimizer = torch.optim.Adam(model.parameters(), lr=0.1)
model(torch.ones(1, 2)).sum().backward()
optimizer.step()
sd = optimizer.state_dict()
p = model.weight

print("same object", sd["state"][0]["exp_avg"] is optimizer.state[p]["exp_avg"])
