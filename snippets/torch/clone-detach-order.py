# /// copyscope
# compare = ["x -> a", "x -> b"]
# shown_as = {a = "x.clone().detach()", b = "x.detach().clone()"}
# ///
import torch

x = torch.ones(3, requires_grad=True)

c = x.clone()
print("c.grad_fn", c.grad_fn)
a = c.detach()

d = x.detach()
print("d.grad_fn", d.grad_fn)
b = d.clone()
