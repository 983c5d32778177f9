# /// copyscope
# compare = ["x -> v", "x -> d", "x -> u"]
# ///
import torch

x = torch.tensor([[0., 1., 2.], [3., 4., 5.]])

v = x[0]
d = x.detach()
u = x.data
v.add_(1)
d.add_(1)

print({name: t._version for name, t in {"x": x, "v": v, "d": d, "u": u}.items()})
u.add_(1)
print({name: t._version for name, t in {"x": x, "v": v, "d": d, "u": u}.items()})
