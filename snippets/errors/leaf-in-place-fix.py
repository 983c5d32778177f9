# /// copyscope
# compare = ["w -> y"]
# ///
import torch

w = torch.ones(2, requires_grad=True)
y = w + 1

with torch.no_grad():
    w += 1
print(w)
