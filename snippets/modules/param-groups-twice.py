# /// copyscope
# ///
import torch
from torch import nn

model = nn.Linear(2, 2)
groups = [{"params": list(model.parameters())}]
first = torch.optim.SGD(groups, lr=0.1)
second = torch.optim.SGD(groups, lr=0.5)

print("lr of second", second.param_groups[0]["lr"])
print("same dict", first.param_groups[0] is second.param_groups[0])
