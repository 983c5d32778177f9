# /// copyscope
# compare = ["optimizer -> c", "optimizer -> d"]
# shown_as = {d = "pickle.loads(pickle.dumps(optimizer))"}
# ///
import copy
import pickle

import torch
from torch import nn

model = nn.Linear(2, 2)
optimizer = torch.optim.Adam(model.parameters(), lr=0.1)
model(torch.ones(1, 2)).sum().backward()
optimizer.step()
c = copy.deepcopy(optimizer)
d = pickle.loads(pickle.dumps(optimizer))
before = model.weight.detach().clone()
c.step()

print("c holds model.weight", c.param_groups[0]["params"][0] is model.weight)
print("model changed", not torch.equal(model.weight, before))
