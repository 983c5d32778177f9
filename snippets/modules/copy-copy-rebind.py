# /// copyscope
# compare = ["layer -> c"]
# ///
import copy

import torch
from torch import nn

layer = nn.Linear(2, 2)
c = copy.copy(layer)
c.weight = nn.Parameter(torch.zeros(2, 2))

print("layer.weight", layer.weight.tolist())
print("layer.weight is c.weight", layer.weight is c.weight)
