# /// copyscope
# compare = ["counted -> c"]
# ///
import copy

import torch
from torch import nn


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.calls = 0
        self.layer = nn.Linear(2, 2)
        self.layer.register_forward_hook(lambda m, i, o: setattr(self, "calls", self.calls + 1))


counted = Net()
c = copy.deepcopy(counted)
c.layer(torch.ones(1, 2))

print("counted.calls", counted.calls)
print("c.calls", c.calls)
