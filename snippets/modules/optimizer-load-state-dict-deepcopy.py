# /// copyscope
# compare = ["optimizer -> other"]
# shown_as = {other = "other.load_state_dict(copy.deepcopy(optimizer.state_dict()))"}
# ///
import copy

import torch
from torch import nn

model = nn.Linear(2, 2)
optimizer = torch.optim.Adam(model.parameters(), lr=0.1)
model(torch.ones(1, 2)).sum().backward()
optimizer.step()
twin = nn.Linear(2, 2)
other = torch.optim.Adam(twin.parameters())
other.load_state_dict(copy.deepcopy(optimizer.state_dict()))
p, q = model.weight, twin.weight

print("same object", other.state[q]["exp_avg"] is optimizer.state[p]["exp_avg"])
optimizer.step()
print("step of other", other.state[q]["step"].item())
