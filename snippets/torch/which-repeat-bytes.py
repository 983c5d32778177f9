# /// copyscope
# compare = ["x -> c", "x -> s", "x -> r", "x -> e"]
# ///
import torch

x = torch.ones(1000, requires_grad=True)
c = torch.cat((x, x))
s = torch.stack((x, x))
r = x.repeat(2, 1)
e = x.unsqueeze(0).expand(2, -1)
