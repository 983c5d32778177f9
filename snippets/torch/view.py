# /// copyscope
# compare = ["x -> a", "x -> b", "x -> c", "x -> d"]
# ///
import torch

x = torch.tensor([[0., 1., 2.], [3., 4., 5.]], requires_grad=True)

a = x.view(3, 2)
b = x.view(2, 3)
c = x.view_as(x)
d = x.reshape(2, 3)

print([y is x for y in (a, b, c, d)])
