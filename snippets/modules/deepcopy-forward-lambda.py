# /// copyscope
# compare = ["doubled -> c"]
# ///
import copy

import torch
from torch import nn


def double_output(layer):
    forward = layer.forward
    layer.forward = lambda x: forward(x) * 2
    return layer


doubled = double_output(nn.Linear(2, 2))
c = copy.deepcopy(doubled)
with torch.no_grad():
    for p in c.parameters():
        p.zero_()

x = torch.ones(1, 2)
print("c(x) is zero", not c(x).any())
print("torch.equal(c(x), doubled(x))", torch.equal(c(x), doubled(x)))
