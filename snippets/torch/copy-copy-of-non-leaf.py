# /// copyscope
# compare = ["h -> c"]
# ///
import copy
import torch

x = torch.ones(3, requires_grad=True)
h = x * 2
c = copy.copy(h)

print("h", h.requires_grad, h.is_leaf, h.grad_fn)
print("c", c.requires_grad, c.is_leaf, c.grad_fn)
c.sum().backward()
print("x.grad", x.grad)
