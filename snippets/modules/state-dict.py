# /// copyscope
# compare = ["model -> sd"]
# ///
from torch import nn

model = nn.Sequential(nn.Linear(2, 2), nn.BatchNorm1d(2))
sd = model.state_dict()

print("sd[0.weight] is model[0].weight", sd["0.weight"] is model[0].weight)
print("model[0].weight", hex(model[0].weight.data_ptr()))
print("sd[0.weight]", hex(sd["0.weight"].data_ptr()))
