# /// copyscope
# compare = ["model -> c"]
# ///
import copy

from torch import nn

model = nn.Sequential(nn.Linear(2, 2), nn.BatchNorm1d(2))
c = copy.copy(model)

print("c is model", c is model)
print("c[0] is model[0]", c[0] is model[0])
print("c._modules is model._modules", c._modules is model._modules)
