# /// copyscope
# ///
import copy

import torch
from torch import nn

model = nn.Linear(1, 1, bias=False)
ema = copy.deepcopy(model)
with torch.no_grad():
    before = ema.weight.clone()
    model.weight.add_(1)
    for e, p in zip(ema.parameters(), model.parameters()):
        e = 0.9 * e + 0.1 * p

print("torch.equal(ema.weight, before)", torch.equal(ema.weight, before))
