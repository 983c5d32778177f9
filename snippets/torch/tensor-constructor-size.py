# /// copyscope
# ///
import torch

print(torch.Tensor(3).shape, torch.tensor(3).shape)
print(torch.Tensor([1, 2]).dtype, torch.tensor([1, 2]).dtype)
