# /// copyscope
# compare = ["x -> a", "x -> b", "x -> c", "v -> d", "v -> e", "v -> f"]
# ///
import torch

x = torch.tensor([[0., 1., 2.], [3., 4., 5.]], requires_grad=True)
v = torch.tensor([0., 1., 2.], requires_grad=True)

a = torch.nn.functional.dropout(x, training=False)
b = torch.nn.Identity()(x)
c = torch.nn.Flatten()(x)
d = torch.atleast_1d(v)
e = v.flatten()
f = v.real

print([y is x for y in (a, b, c)], [y is v for y in (d, e, f)])
