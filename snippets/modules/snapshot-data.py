# /// copyscope
# compare = ["model -> before[0]"]
# shown_as = {"before[0]" = "[p.data for p in model.parameters()][0]"}
# ///
import torch
from torch import nn

model = nn.Sequential(nn.Linear(2, 2), nn.BatchNorm1d(2))
before = [p.data for p in model.parameters()]
with torch.no_grad():
    for p in model.parameters():
        p.add_(1)

print([torch.equal(b, p) for b, p in zip(before, model.parameters())])
