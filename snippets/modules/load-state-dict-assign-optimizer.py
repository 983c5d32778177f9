# /// copyscope
# compare = ["model -> same"]
# shown_as = {same = "model.load_state_dict(sd, assign=True)"}
# ///
import copy

import torch
from torch import nn

model = nn.Sequential(nn.Linear(2, 2), nn.BatchNorm1d(2))
optimizer = torch.optim.SGD(model.parameters(), lr=1.0)
old = model[0].weight
model.load_state_dict(copy.deepcopy(model.state_dict()), assign=True)
same = model

print("model[0].weight is old", model[0].weight is old)
print("optimizer holds old", optimizer.param_groups[0]["params"][0] is old)
