# /// copyscope
# compare = ["model -> average.module"]
# shown_as = {"average.module" = "average.update_parameters(model)"}
# ///
import torch
from torch import nn
from torch.optim.swa_utils import AveragedModel

model = nn.Sequential(nn.Linear(2, 2), nn.BatchNorm1d(2))
average = AveragedModel(model)
for _ in range(3):
    model(torch.randn(4, 2))
    average.update_parameters(model)
a, b = average.module[1], model[1]

print("same values", torch.equal(a.running_mean, b.running_mean))
print("same memory", a.running_mean.data_ptr() == b.running_mean.data_ptr())
