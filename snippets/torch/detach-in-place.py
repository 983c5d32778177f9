# /// copyscope
# compare = ["h -> d"]
# ///
import torch

x = torch.ones(3, requires_grad=True)
h = x * 2
print("h.grad_fn", h.grad_fn)
d = h.detach_()

print("d is h", d is h)
print("h.grad_fn", h.grad_fn)
