# /// copyscope
# compare = ["x -> a", "x -> b", "x -> c"]
# ///
import torch

x = torch.tensor([[0., 1., 2.], [3., 4., 5.]])
a = torch.asarray(x)
b = torch.asarray(x, copy=None)
c = torch.asarray(x, copy=True)

print([t is x for t in (a, b, c)])
