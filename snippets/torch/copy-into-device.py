# /// copyscope
# raises = "NotImplementedError"
# ///
import torch

x = torch.arange(3.)
m = torch.empty(3, device="meta")
print(m.copy_(x))
x.copy_(m)
