# /// copyscope
# compare = ["x -> y", "x -> z"]
# ///
import torch

x = torch.tensor([[0., 1., 2.], [3., 4., 5.]])

y = torch.vmap(lambda row: row)(x)
z = torch.vmap(lambda row: row.clone())(x)

print("y is x", y is x)
