# /// copyscope
# raises = "RuntimeError"
# ///
import copy

import torch
from torch import nn

layer = nn.utils.spectral_norm(nn.Linear(2, 2))
layer(torch.ones(1, 2))
c = copy.deepcopy(layer)
