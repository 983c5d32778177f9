# /// copyscope
# compare = ["p -> a", "p -> b", "p -> c", "p -> d", "p -> e", "p -> f", "p -> g"]
# ///
import copy
import pickle

import torch
from torch import nn

p = nn.Parameter(torch.arange(6.0, dtype=torch.float64).reshape(2, 3).t())
p.grad = torch.ones_like(p)
p.note = "n"

a = p.detach().clone()
b = p.clone()
c = copy.deepcopy(p)
d = nn.Parameter(p.detach().clone())
e = p.detach()
f = copy.copy(p)
g = pickle.loads(pickle.dumps(p))
