# /// copyscope
# compare = ["net -> c"]
# ///
import copy

import torch
from torch import nn


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.layer = nn.Linear(2, 2)

    def forward(self, x):
        y = self.layer(x)
        self.features = y.detach()
        return y


net = Net()
net(torch.ones(1, 2))
c = copy.deepcopy(net)
print("c.features", c.features.shape)
