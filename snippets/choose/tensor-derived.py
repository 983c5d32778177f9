# /// copyscope
# compare = ["x -> a", "x -> b", "x -> c", "x -> d", "x -> e", "x -> f", "x -> g", "x -> h", "x -> i"]
# ///
import pickle

import torch

x = torch.arange(6.0, dtype=torch.float64).reshape(2, 3).t().requires_grad_()
x.grad = torch.ones_like(x)
x.note = "n"

a = x + 0
b = x.contiguous()
c = x.reshape(-1)
d = x[[0, 1, 2]]
e = x.repeat(2, 1)
f = torch.cat([x])
g = torch.stack([x])
h = pickle.loads(pickle.dumps(x))
i = x.detach().numpy().copy()
