# /// copyscope
# ///
import torch

x = torch.tensor([1., 2., 3.])
x[x > 1][0] = 42.
print(x)

x[[0, 0, 1]] += 1
print(x)

x.index_add_(0, torch.tensor([0, 0, 1]), torch.ones(3))
print(x)
