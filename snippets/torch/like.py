# /// copyscope
# compare = ["x -> a", "x -> b", "x -> c", "x -> d"]
# ///
import torch

x = torch.tensor([[0., 1., 2.], [3., 4., 5.]], requires_grad=True)
a = x.new_empty(x.shape)
b = x.new_full(x.shape, 3.)
c = torch.zeros_like(x)
d = torch.full_like(x, 1.)

print([t.requires_grad for t in (a, b, c, d)])
