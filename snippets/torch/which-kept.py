# /// copyscope
# compare = ["x -> a", "x -> b", "x -> c", "x -> d", "x -> e", "x -> f", "x -> g", "x -> h"]
# ///
import copy

import torch

x = torch.nn.Parameter(torch.ones(2, 3).t())
a = x.clone()
b = x.detach().clone()
c = torch.empty_like(x).copy_(x)
d = torch.tensor(x)
e = x.new_tensor(x)
f = copy.deepcopy(x)
g = copy.copy(x)
h = torch.from_numpy(x.detach().numpy().copy())
