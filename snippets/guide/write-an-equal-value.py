# /// copyscope
# compare = ["x -> y"]
# ///
import torch

x = torch.ones(3)
y = x[:]
before = x.clone()

y.fill_(1)
print(torch.equal(x, before))

y.fill_(8)
print(torch.equal(x, before))
