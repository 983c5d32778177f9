# /// copyscope
# compare = ["x -> a", "x -> b", "x -> c", "x -> d", "x -> e", "x -> f", "x -> g", "x -> h", "x -> i", "x -> j"]
# ///
import copy

import torch

x = torch.arange(6.0, dtype=torch.float64).reshape(2, 3).t().requires_grad_()
x.grad = torch.ones_like(x)
x.note = "n"

a = x
b = x.detach()
c = x.data
d = copy.copy(x)
e = x.view(3, 2)
f = x.t()
g = x[1:]
h = x.expand(2, 3, 2)
i = x.to(x.dtype)
j = torch.as_tensor(x)
