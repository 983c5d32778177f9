# /// copyscope
# compare = ["w -> v"]
# ///
import torch

w = torch.ones(3, requires_grad=True)
with torch.no_grad():
    v = w[:2]
    v.mul_(2)
print(w)
