# /// copyscope
# ///
import torch

x = torch.arange(16).reshape(4, 4)
print(x[:3, :3].T)
x[:3, :3] = x[:3, :3].T
print(x[:3, :3])
