# /// copyscope
# compare = ["x -> a", "x -> b"]
# ///
import torch

x = torch.ones(2, 3, 4)
a = x.mT
b = x.permute(2, 1, 0)
print(a.shape, b.shape)
