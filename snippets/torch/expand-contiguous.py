# /// copyscope
# compare = ["x -> two", "x -> one"]
# ///
import torch

x = torch.arange(3.)
two = x.expand(2, 3).contiguous()
one = x.expand(1, 3).contiguous()

two[0, 0] = 7.
one[0, 1] = 8.
print("x", x)
