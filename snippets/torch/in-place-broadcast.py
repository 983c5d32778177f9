# /// copyscope
# raises = "RuntimeError"
# ///
import torch

x = torch.zeros(3)
x += torch.ones(1)
print(x)
x += torch.ones(2, 3)
