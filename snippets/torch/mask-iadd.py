# /// copyscope
# compare = ["x -> y"]
# shown_as = {y = "x[x > 1] += 10"}
# ///
import torch

x = torch.tensor([1., 2., 3.])
y = x
x[x > 1] += 10

print("y", y)
