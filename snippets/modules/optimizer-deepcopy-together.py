# /// copyscope
# compare = ["model -> m", "optimizer -> o"]
# shown_as = {m = "copy.deepcopy((model, optimizer))[0]", o = "copy.deepcopy((model, optimizer))[1]"}
# ///
import copy

import torch
from torch import nn

model = nn.Linear(2, 2)
optimizer = torch.optim.Adam(model.parameters(), lr=0.1)
model(torch.ones(1, 2)).sum().backward()
optimizer.step()
m, o = copy.deepcopy((model, optimizer))

print("o holds m.weight", o.param_groups[0]["params"][0] is m.weight)
