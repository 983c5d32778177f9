# /// copyscope
# compare = ["x -> a", "x -> b", "x -> c", "x -> d"]
# ///
import torch

x = torch.tensor([[0., 1., 2.], [3., 4., 5.]], requires_grad=True)
a = x.t()
b = x.transpose(0, 1)
c = x.swapaxes(0, 1)
d = x.movedim(0, 1)

print([t.stride() for t in (a, b, c, d)])
