# /// copyscope
# compare = ["x -> a", "x -> b", "x -> c", "x -> d", "x -> e", "x -> f", "x -> g"]
# ///
import torch

x = torch.tensor([[0., 1., 2.], [3., 4., 5.]], requires_grad=True)

a = x.contiguous()
b = x.to(torch.float32)
c = x.to("cpu")
d = x.cpu()
e = x.float()
f = x.type_as(torch.zeros(1))
g = +x

print([y is x for y in (a, b, c, d, e, f, g)])
