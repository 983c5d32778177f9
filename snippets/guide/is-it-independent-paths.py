# /// copyscope
# ///
import torch
from torch import nn

from copyscope import compare

layer = nn.Linear(2, 2)
optimizer = torch.optim.SGD(layer.parameters(), lr=0.1)
print(compare(layer, layer.state_dict()).shared)
print(compare(layer, optimizer).shared)
print(compare(layer, nn.Sequential(nn.ReLU(), layer)).shared)
print(compare(layer.weight, layer).shared)
print(compare(layer.weight, layer.weight[0]).shared)
