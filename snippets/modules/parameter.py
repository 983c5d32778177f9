# /// copyscope
# compare = ["t -> p", "t -> q"]
# ///
import torch
from torch import nn

t = torch.zeros(2, 3)
p = nn.Parameter(t)
q = nn.Parameter(t.clone())
with torch.no_grad():
    p.add_(1)

print("t", t.tolist())
print("p.requires_grad", p.requires_grad)
