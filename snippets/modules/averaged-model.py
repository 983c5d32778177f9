# /// copyscope
# compare = ["model -> average.module"]
# shown_as = {"average.module" = "AveragedModel(model).module"}
# ///
import torch
from torch import nn
from torch.optim.swa_utils import AveragedModel

model = nn.Sequential(nn.Linear(2, 2), nn.BatchNorm1d(2))
average = AveragedModel(model)

print("average.module is model", average.module is model)
