# /// copyscope
# compare = ["x -> a", "x -> b", "x -> c", "x -> d", "x -> e", "x -> f"]
# ///
import torch

x = torch.tensor([[0., 1., 2.], [3., 4., 5.]], requires_grad=True)

a = x[...]
b = x.squeeze()
c = x.permute(0, 1)
d = x.movedim(0, 0)
e = x.expand(2, 3)
f = x.reshape(2, 3)

print([y is x for y in (a, b, c, d, e, f)])
