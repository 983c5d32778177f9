# /// copyscope
# compare = ["first -> second"]
# shown_as = {second = "torch.optim.SGD(groups, lr=torch.tensor(0.1)).param_groups[1]"}
# ///
import torch
from torch import nn

a, b = nn.Linear(1, 1), nn.Linear(1, 1)
groups = [{"params": a.parameters()}, {"params": b.parameters()}]
optimizer = torch.optim.SGD(groups, lr=torch.tensor(0.1))
first, second = optimizer.param_groups
first["lr"].mul_(0.5)

print("second[lr]", second["lr"])
