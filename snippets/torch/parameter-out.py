# /// copyscope
# compare = ["p -> a", "p -> b", "p -> c"]
# ///
import torch

p = torch.nn.Parameter(torch.arange(3.))
a = p.data
b = p.detach()
c = p.clone()

for t in (a, b, c, p[:], p * 1):
    print(type(t).__name__, t.is_leaf)
