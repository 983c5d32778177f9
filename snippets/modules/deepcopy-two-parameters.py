# /// copyscope
# compare = ["two -> c", "two.p -> two.q", "c.p -> c.q"]
# ///
import copy

import torch
from torch import nn

t = torch.zeros(3)
two = nn.Module()
two.p, two.q = nn.Parameter(t), nn.Parameter(t)
c = copy.deepcopy(two)

print("two", two.p.data_ptr() == two.q.data_ptr())
print("c", c.p.data_ptr() == c.q.data_ptr())
