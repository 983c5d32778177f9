# /// copyscope
# compare = ["p -> q"]
# ///
import copy
import torch

p = torch.nn.Parameter(torch.arange(3.))
p.tag = ["a"]
p.grad = torch.ones(3)
q = copy.copy(p)

print("type(q)", type(q))
print("q.tag is p.tag", q.tag is p.tag)
print("q.grad", q.grad)
