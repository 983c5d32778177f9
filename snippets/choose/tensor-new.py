# /// copyscope
# compare = ["x -> a", "x -> b", "x -> c", "x -> d", "x -> e", "x -> f", "x -> g", "x -> h", "x -> i", "x -> j"]
# ///
import copy

import torch

x = torch.arange(6.0, dtype=torch.float64).reshape(2, 3).t().requires_grad_()
x.grad = torch.ones_like(x)
x.note = "n"

a = x.detach().clone()
b = x.clone()
c = x.detach().clone().requires_grad_()
d = copy.deepcopy(x)
e = torch.empty_like(x).copy_(x)
f = x.clone(memory_format=torch.contiguous_format)
g = x.to(x.dtype, copy=True)
h = x.to(torch.float32)
i = torch.tensor(x)
j = torch.tensor(x.tolist())
