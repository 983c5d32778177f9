# /// copyscope
# compare = ["source -> target"]
# shown_as = {target = "target.load_state_dict(source.state_dict())"}
# ///
import torch
from torch import nn

source = nn.Sequential(nn.Linear(2, 2), nn.BatchNorm1d(2))
target = nn.Sequential(nn.Linear(2, 2), nn.BatchNorm1d(2))
weight = target[0].weight
target.load_state_dict(source.state_dict())

print("target[0].weight is weight", target[0].weight is weight)
print("same values", torch.equal(target[0].weight, source[0].weight))
