# /// copyscope
# compare = ["optimizer -> same"]
# shown_as = {same = "model.weight = nn.Parameter(torch.zeros(2, 2))"}
# ///
import torch
from torch import nn

model = nn.Linear(2, 2)
optimizer = torch.optim.SGD(model.parameters(), lr=1.0)
model.weight = nn.Parameter(torch.zeros(2, 2))
model(torch.ones(1, 2)).sum().backward()
optimizer.step()
same = optimizer

print("model.weight", model.weight.tolist())
print("optimizer holds it", optimizer.param_groups[0]["params"][0] is model.weight)
