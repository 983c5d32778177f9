# /// copyscope
# compare = ["x -> r", "x -> e"]
# ///
import torch

x = torch.ones(3)
r = x.repeat(2)
e = x.unsqueeze(1).expand(3, 2)
print(r.shape, e.shape)
