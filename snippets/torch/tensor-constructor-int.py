# /// copyscope
# compare = ["i -> y"]
# ///
import torch

i = torch.arange(3)
y = torch.Tensor(i)

i[0] = 9
print("y", y, y.dtype)
