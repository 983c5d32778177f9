# /// copyscope
# compare = ["counting -> c"]
# ///
import copy

import torch
from torch import nn


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.calls = 0
        self.layer = nn.Linear(2, 2)
        self.layer.register_forward_hook(self.count)

    def count(self, module, inputs, output):
        self.calls += 1


counting = Net()
c = copy.deepcopy(counting)
c.layer(torch.ones(1, 2))

print("counting.calls", counting.calls)
print("c.calls", c.calls)
