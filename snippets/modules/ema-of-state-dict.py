# /// copyscope
# compare = ["model -> ema"]
# shown_as = {ema = "ema = model.state_dict()"}
# ///
import torch
from torch import nn

model = nn.Sequential(nn.Linear(2, 2), nn.BatchNorm1d(2))
ema = model.state_dict()
with torch.no_grad():
    for p in model.parameters():
        p.add_(1)
    for k, v in model.state_dict().items():
        if v.is_floating_point():
            ema[k].mul_(0.9).add_(v, alpha=0.1)

print("torch.equal", torch.equal(ema["0.weight"], model[0].weight))
