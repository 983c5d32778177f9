# /// copyscope
# raises = "RuntimeError"
# ///
import copy

import torch
from torch import nn

layer = nn.utils.weight_norm(nn.Linear(2, 2))
layer(torch.ones(1, 2))
print("layer.weight.is_leaf", layer.weight.is_leaf)
c = copy.deepcopy(layer)
