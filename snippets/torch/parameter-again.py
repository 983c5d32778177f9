# /// copyscope
# compare = ["p -> q", "h -> r"]
# ///
import torch

p = torch.nn.Parameter(torch.arange(3.))
q = torch.nn.Parameter(p)

x = torch.tensor([0., 1., 2.], requires_grad=True)
h = x * 2
r = torch.nn.Parameter(h)

(q + r).sum().backward()
print(p.grad, q.grad)
print(x.grad, r.grad)
