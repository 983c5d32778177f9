# /// copyscope
# compare = ["model -> c"]
# ///
import copy

from torch import nn

model = nn.Sequential(nn.Linear(2, 2), nn.BatchNorm1d(2))
c = copy.deepcopy(model)

print("model[0].weight", hex(model[0].weight.data_ptr()))
print("c[0].weight", hex(c[0].weight.data_ptr()))
print("c[1].running_mean is model[1].running_mean", c[1].running_mean is model[1].running_mean)
