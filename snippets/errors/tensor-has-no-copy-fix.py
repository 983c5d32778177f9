# /// copyscope
# compare = ["x -> c", "x -> s"]
# ///
import copy

import torch

x = torch.ones(2)
c = x.clone()
s = copy.copy(x)
