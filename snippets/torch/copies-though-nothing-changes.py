# /// copyscope
# compare = ["x -> a", "x -> b", "x -> c", "x -> d", "x -> e"]
# ///
import torch

x = torch.tensor([[0., 1., 2.], [3., 4., 5.]], requires_grad=True)

a = torch.relu(x)
b = x.clamp(min=-1)
c = x.tril(5)
d = x * 1
e = x + 0

print([torch.equal(y, x) for y in (a, b, c, d, e)])
