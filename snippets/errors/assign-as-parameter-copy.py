# /// copyscope
# ///
import torch

m, n = torch.nn.Linear(2, 2), torch.nn.Linear(2, 2)
weight = n.weight
with torch.no_grad():
    n.weight.copy_(m.weight)
print(n.weight is weight, torch.equal(n.weight, m.weight))
