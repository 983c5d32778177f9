# /// copyscope
# compare = ["h -> d"]
# ///
import copy
import torch

x = torch.arange(3., requires_grad=True)
h = (x * 2).detach()
d = copy.deepcopy(h)

print("d", d, d.requires_grad)
