# /// copyscope
# compare = ["model -> ema"]
# shown_as = {ema = "ema = copy.deepcopy(model)"}
# ///
import copy

import torch
from torch import nn

model = nn.Sequential(nn.Linear(2, 2), nn.BatchNorm1d(2))
ema = copy.deepcopy(model).requires_grad_(False)
with torch.no_grad():
    for p in model.parameters():
        p.add_(1)
    for e, p in zip(ema.parameters(), model.parameters()):
        e.lerp_(p, 0.1)
    for e, b in zip(ema.buffers(), model.buffers()):
        e.copy_(b)

difference = model[0].weight - ema[0].weight
print("model - ema", difference.detach().mean().item())
