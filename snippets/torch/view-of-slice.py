# /// copyscope
# raises = "RuntimeError"
# ///
import torch

x = torch.arange(12.).reshape(3, 4)
c = x[:, 1:]

print(c.shape, c.stride())
print(c.view(3, 3, 1).shape)
c.view(9)
