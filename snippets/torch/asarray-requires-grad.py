# /// copyscope
# compare = ["x -> a", "x -> b", "x -> c", "x -> d"]
# ///
import torch

x = torch.tensor([0., 1., 2.], requires_grad=True)
a = torch.asarray(x)
b = torch.asarray(x, copy=False)
c = torch.asarray(x, copy=True)
d = torch.asarray(x, copy=True, requires_grad=True)

print([t is x for t in (a, b, c, d)])
print("c.grad_fn", c.grad_fn)
