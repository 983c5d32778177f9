# /// copyscope
# compare = ["a -> c"]
# ///
import torch

a = torch.zeros(3)
b = torch.ones(2, 3)
c = a + b
b += a
print(c.shape, b.shape)
