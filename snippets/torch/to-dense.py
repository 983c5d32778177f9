# /// copyscope
# compare = ["x -> y"]
# ///
import torch

x = torch.tensor([[0., 1., 2.], [3., 4., 5.]])

y = x.to_dense()

print("y is x", y is x)
