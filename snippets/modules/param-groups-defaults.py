# /// copyscope
# compare = ["first -> second"]
# shown_as = {second = "torch.optim.Adam(groups, betas=[0.9, 0.99]).param_groups[1]"}
# ///
import torch
from torch import nn

a, b = nn.Linear(1, 1), nn.Linear(1, 1)
groups = [{"params": a.parameters()}, {"params": b.parameters()}]
optimizer = torch.optim.Adam(groups, betas=[0.9, 0.99])
first, second = optimizer.param_groups

print("first[betas] is second[betas]", first["betas"] is second["betas"])
print("first[betas]", first["betas"])
