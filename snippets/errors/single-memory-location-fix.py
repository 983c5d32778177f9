# /// copyscope
# compare = ["x -> c"]
# ///
import torch

x = torch.zeros(3)
e = x.expand(2, 3)
c = e.clone()
c += 1
print(c, x)
