# /// copyscope
# compare = ["x -> y"]
# ///
import torch

x = torch.tensor([[0., 1., 2.], [3., 4., 5.]])

y = torch.vmap(lambda row: row[1:])(x)
y[0, 0] = 9.

print("x", x)
