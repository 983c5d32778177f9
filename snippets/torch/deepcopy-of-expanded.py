# /// copyscope
# compare = ["e -> d", "e -> c"]
# ///
import copy
import torch

e = torch.arange(3.).expand(4, 3)
d = copy.deepcopy(e)
c = e.clone()

d[0, 0] = 9
c[0, 0] = 9
print("d", d.stride(), d[:, 0])
print("c", c.stride(), c[:, 0])
