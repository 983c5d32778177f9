# /// copyscope
# compare = ["x -> y"]
# ///
import torch

x = torch.zeros(1, 3)
v = x[:]
y = x.squeeze_()

print("y is x", y is x)
print(x.shape, v.shape)
