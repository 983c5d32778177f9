# /// copyscope
# compare = ["x -> a", "x -> b", "x -> c", "x -> d"]
# ///
import torch
from torch.nn.functional import dropout

x = torch.ones(2, 3, requires_grad=True)
a = x.contiguous()
b = x.to(torch.float32)
c = dropout(x, training=False)
d = torch.nn.Identity()(x)

print([t is x for t in (a, b, c, d)])
print([t is x for t in (x.T.contiguous(), x.to(torch.float64), dropout(x))])
