# /// copyscope
# compare = ["a -> b"]
# ///
import torch

a = torch.tensor([1, 2])
b = a + 0.5
print(b, b.dtype)
