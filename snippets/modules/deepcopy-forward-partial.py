# /// copyscope
# compare = ["bound -> c"]
# ///
import copy
import functools

import torch
from torch import nn

bound = nn.Linear(2, 2)
bound.forward = functools.partial(nn.Linear.forward, bound)
c = copy.deepcopy(bound)
with torch.no_grad():
    for p in c.parameters():
        p.zero_()

print("c.forward.args[0] is c", c.forward.args[0] is c)
print("c(x)", c(torch.ones(1, 2)).tolist())
