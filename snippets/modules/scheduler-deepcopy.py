# /// copyscope
# compare = ["optimizer -> c.optimizer"]
# shown_as = {"c.optimizer" = "copy.deepcopy(scheduler).optimizer"}
# ///
import copy

import torch
from torch import nn

model = nn.Linear(2, 2)
optimizer = torch.optim.Adam(model.parameters(), lr=0.1)
model(torch.ones(1, 2)).sum().backward()
optimizer.step()
scheduler = torch.optim.lr_scheduler.StepLR(optimizer, 1)
c = copy.deepcopy(scheduler)

print("c.optimizer is optimizer", c.optimizer is optimizer)
