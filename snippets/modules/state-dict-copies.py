# /// copyscope
# compare = ["model -> a", "model -> b", "model -> c", "model -> d", "model -> e"]
# ///
import copy

from torch import nn

model = nn.Sequential(nn.Linear(2, 2), nn.BatchNorm1d(2))
a = model.state_dict().copy()
b = copy.copy(model.state_dict())
c = model.state_dict(keep_vars=True)
d = {k: v.clone() for k, v in model.state_dict().items()}
e = copy.deepcopy(model.state_dict())

print("c[0.weight] is model[0].weight", c["0.weight"] is model[0].weight)
