# /// copyscope
# ///
import torch

x = torch.tensor([[1., 1.], [2., 2.]])
x[0], x[1] = x[1], x[0]
print(x)

x = torch.tensor([[1., 1.], [2., 2.]])
x[[0, 1]] = x[[1, 0]]
print(x)
