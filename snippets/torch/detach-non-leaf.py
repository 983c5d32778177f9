# /// copyscope
# compare = ["h -> d"]
# ///
import torch

x = torch.ones(3, requires_grad=True)
h = x * 2
d = h.detach()

print("h.grad_fn", h.grad_fn)
print("d.grad_fn", d.grad_fn)
print("h._version", h._version)
d.add_(1)
print("h._version", h._version)
