# /// copyscope
# compare = ["x -> a", "x -> b", "x -> c", "x -> d", "x -> e"]
# ///
import torch

x = torch.tensor([[0., 1., 2.], [3., 4., 5.]], requires_grad=True)

a = x[torch.tensor(1)]
b = x[torch.tensor([1])]
c = x[None]
d = x[True]
e = x[torch.tensor(True)]

print([tuple(y.shape) for y in (a, b, c, d, e)])
