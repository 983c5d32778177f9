# /// copyscope
# compare = ["p -> c"]
# ///
import torch

p = torch.nn.Parameter(torch.arange(3.))
p.tag = ["a"]
c = p.clone()

print("type(c)", type(c))
print("c.is_leaf", c.is_leaf)
print("hasattr(c, 'tag')", hasattr(c, "tag"))
