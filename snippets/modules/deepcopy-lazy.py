# /// copyscope
# compare = ["lazy -> c"]
# ///
import copy

import torch
from torch import nn

lazy = nn.LazyLinear(2)
c = copy.deepcopy(lazy)
print("lazy.weight", type(lazy.weight).__name__)
lazy(torch.ones(1, 3))
c(torch.ones(1, 3))

print("same values", torch.equal(lazy.weight, c.weight))
