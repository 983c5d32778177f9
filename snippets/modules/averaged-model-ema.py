# /// copyscope
# ///
import torch
from torch import nn
from torch.optim.swa_utils import AveragedModel, get_ema_multi_avg_fn

model = nn.Linear(1, 1, bias=False)
ema = AveragedModel(model, multi_avg_fn=get_ema_multi_avg_fn(0.5))
with torch.no_grad():
    for value in (0.0, 1.0, 1.0):
        model.weight.fill_(value)
        ema.update_parameters(model)
        print(model.weight.item(), ema.module.weight.item())
