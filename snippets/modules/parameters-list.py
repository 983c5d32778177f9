# /// copyscope
# compare = ["model -> a", "model -> b"]
# ///
from torch import nn

model = nn.Sequential(nn.Linear(2, 2), nn.BatchNorm1d(2))
a = list(model.parameters())
b = dict(model.named_parameters())

print("a[0] is model[0].weight", a[0] is model[0].weight)
