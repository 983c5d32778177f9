# /// copyscope
# raises = "RuntimeError"
# ///
import torch

x = torch.ones(2, 2, requires_grad=True).clone()
x[0].mul_(2)
print(x)

for row in x:
    row.mul_(2)
