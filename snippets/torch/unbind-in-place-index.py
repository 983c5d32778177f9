# /// copyscope
# ///
import torch

x = torch.ones(2, 2, requires_grad=True).clone()
for i in range(len(x)):
    x[i].mul_(2)

print(x)
