# /// copyscope
# raises = "RuntimeError"
# ///
import copy

import torch

w = torch.ones(2, requires_grad=True)
y = w * 2

copy.deepcopy(y)
