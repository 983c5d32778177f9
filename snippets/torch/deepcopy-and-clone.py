# /// copyscope
# compare = ["x -> d", "x -> c"]
# ///
import copy
import torch

x = torch.ones(3, requires_grad=True)
x.grad = torch.full((3,), 5.)
x.tag = ["a"]
d = copy.deepcopy(x)
c = x.clone()

print("d", d.is_leaf, d.grad, d.tag, d.tag is x.tag)
print("c", c.is_leaf, hasattr(c, "tag"), c.grad_fn)
