# /// copyscope
# compare = ["params -> second"]
# shown_as = {second = "list(params)"}
# ///
from torch import nn

model = nn.Sequential(nn.Linear(2, 2), nn.BatchNorm1d(2))
params = model.parameters()
first = list(params)
second = list(params)

print("first", len(first))
print("second", len(second))
