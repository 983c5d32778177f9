# /// copyscope
# compare = ["x -> a", "x -> b", "x -> c", "x -> d"]
# ///
import torch

x = torch.tensor([[0., 1., 2.], [3., 4., 5.]], requires_grad=True)

a = x.double()
b = x.half()
c = x.type("torch.DoubleTensor")
d = x.int()

print([t.dtype for t in (a, b, c, d)])
print([t.requires_grad for t in (a, b, c, d)])
