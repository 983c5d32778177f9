# /// copyscope
# compare = ["v -> a", "v -> b", "v -> c"]
# ///
import torch

v = torch.tensor([0., 1., 2.], requires_grad=True)

a = v.expand(2, 3)
b = v.expand_as(torch.empty(2, 3))
c = torch.broadcast_to(v, (2, 3))

print([y.stride() for y in (a, b, c)])
