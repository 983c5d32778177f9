# /// copyscope
# compare = ["weight -> first"]
# ///
from torch import nn

layer = nn.Linear(2, 3)
weight = layer.weight
first = layer.weight[:1]

print("weight", hex(weight.data_ptr()))
print("first", hex(first.data_ptr()))
