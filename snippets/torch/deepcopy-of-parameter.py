# /// copyscope
# compare = ["p -> q"]
# ///
import copy
import torch

p = torch.nn.Parameter(torch.arange(3.))
p.grad = torch.ones(3)
p.tag = ["a"]
q = copy.deepcopy(p)

print("type(q)", type(q))
print("q.grad", q.grad)
print("hasattr(q, 'tag')", hasattr(q, "tag"))
