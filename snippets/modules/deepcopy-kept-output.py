# /// copyscope
# raises = "RuntimeError"
# ///
import copy

import torch
from torch import nn


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.layer = nn.Linear(2, 2)

    def forward(self, x):
        self.features = self.layer(x)
        return self.features


net = Net()
net(torch.ones(1, 2))
c = copy.deepcopy(net)
