# /// copyscope
# compare = ["trained -> c", "trained.weight -> c.weight"]
# shown_as = {"c.weight" = "copy.deepcopy(trained).weight"}
# ///
import copy

import torch
from torch import nn

trained = nn.Linear(2, 1)
trained(torch.ones(1, 2)).sum().backward()
c = copy.deepcopy(trained)

print("trained.weight.grad", trained.weight.grad)
print("c.weight.grad", c.weight.grad)
