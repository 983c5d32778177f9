# /// copyscope
# raises = "RuntimeError"
# ///
import torch

x = torch.arange(4.).reshape(2, 2)

print(x.T.view(torch.int32).shape)
x.T.view(torch.int16)
