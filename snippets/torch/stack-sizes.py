# /// copyscope
# raises = "RuntimeError"
# ///
import torch

a = torch.ones(2)
b = torch.ones(3)
print("cat", torch.cat((a, b)).shape)
torch.stack((a, b))
