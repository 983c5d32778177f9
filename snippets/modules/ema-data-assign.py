# /// copyscope
# compare = ["p -> e"]
# shown_as = {e = "e.data = p.data"}
# ///
import copy

import torch
from torch import nn

p = nn.Parameter(torch.zeros(2))
e = copy.deepcopy(p)
e.data = p.data
with torch.no_grad():
    p.add_(1)

print("e", e.tolist())
