# /// copyscope
# compare = ["scheduler -> sd"]
# ///
import torch
from torch import nn

model = nn.Linear(2, 2)
optimizer = torch.optim.Adam(model.parameters(), lr=0.1)
model(torch.ones(1, 2)).sum().backward()
optimizer.step()
scheduler = torch.optim.lr_scheduler.StepLR(optimizer, 1)
sd = scheduler.state_dict()

print("same list", sd["base_lrs"] is scheduler.base_lrs)
