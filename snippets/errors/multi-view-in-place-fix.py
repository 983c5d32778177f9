# /// copyscope
# compare = ["x -> y"]
# ///
import torch

x = torch.ones(2, 2, requires_grad=True) * 1
for i in range(2):
    x[i].mul_(2)
print(x)

y = torch.stack([row * 2 for row in x])
print(y)
