# /// copyscope
# compare = ["x -> a", "x -> b", "x -> c", "x -> d", "x -> e", "x -> second"]
# shown_as = {second = "first, second = x"}
# ///
import torch

x = torch.tensor([[0., 1., 2.], [3., 4., 5.]], requires_grad=True)

a = x.chunk(2)[1]
b = x.split(1)[1]
c = x.tensor_split(2)[1]
d = x.unsafe_split(1)[1]
e = x.unbind(0)[1]
first, second = x

print([y.grad_fn.name() for y in (a, b, c, d, e, second)])
