# /// copyscope
# raises = "ValueError"
# ///
import torch

x = torch.arange(3.)
print(x.flip(0))
x[::-1]
