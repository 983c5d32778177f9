# /// copyscope
# compare = ["x -> a", "x -> b", "x -> c", "x -> d"]
# ///
import torch

x = torch.tensor([[0., 1., 2.], [3., 4., 5.]], requires_grad=True)

a = x.T.contiguous()
b = x.to(torch.float64)
c = x.to("cpu", copy=True)
d = x.half()

print([y is x for y in (a, b, c, d)])
