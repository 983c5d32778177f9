# /// copyscope
# compare = ["x -> a", "x -> b"]
# ///
import torch

x = torch.ones(2, 3)
a = x.T.reshape(6)
b = x.view(6)
