# /// copyscope
# ///
import torch

x = torch.tensor([1., 2., 3., 4.])
x[x > 1][:2] = 0.
print(x)

positions = (x > 1).nonzero().flatten()[:2]
x[positions] = 0.
print(x)
