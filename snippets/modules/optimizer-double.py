# /// copyscope
# compare = ["optimizer -> same"]
# shown_as = {same = "model.double()"}
# ///
import torch
from torch import nn

model = nn.Linear(2, 2)
optimizer = torch.optim.SGD(model.parameters(), lr=1.0)
model.double()
same = optimizer

print("optimizer holds it", optimizer.param_groups[0]["params"][0] is model.weight)
print("dtype", optimizer.param_groups[0]["params"][0].dtype)
