# /// copyscope
# compare = ["x -> y"]
# ///
import torch

x = torch.ones(2, 3, 4)
y = x.T
print(y.shape)
