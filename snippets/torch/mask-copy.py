# /// copyscope
# compare = ["x -> part"]
# ///
import torch

x = torch.tensor([1., 2., 3.])
part = x[x > 1]
part += 10

print("part", part)
print("x", x)
