# /// copyscope
# compare = ["x -> y"]
# ///
import torch

x = torch.tensor([[0., 1., 2.], [3., 4., 5.]])
x[[0]][:] = 9.
y = x[0]

print(x)
