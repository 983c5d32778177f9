# /// copyscope
# compare = ["x -> a", "x -> b", "x -> c", "x -> d", "x -> e", "x -> f"]
# ///
import torch

x = torch.tensor([[0., 1., 2.], [3., 4., 5.]], requires_grad=True)

a = x.to("cpu")
b = x.cpu()
c = x.float()
d = x.type(torch.float32)
e = x.type_as(torch.zeros(1))
f = x.to(memory_format=torch.contiguous_format)

print([t is x for t in (a, b, c, d, e, f)])
