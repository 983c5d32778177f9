# /// copyscope
# raises = "RuntimeError"
# ///
import torch

x = torch.arange(6.).reshape(2, 3)

print(x.view(torch.uint8).shape)
print(x.view(torch.int16).shape)
x.view(torch.float64)
