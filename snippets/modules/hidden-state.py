# /// copyscope
# compare = ["h -> d"]
# ///
import torch

w = torch.ones(3, requires_grad=True)
h = w * 2
d = h.detach()
d.add_(1)

print("h", h.tolist())
