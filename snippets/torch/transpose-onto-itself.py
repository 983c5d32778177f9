# /// copyscope
# raises = "RuntimeError"
# ///
import torch

x = torch.arange(9).reshape(3, 3)
x[:] = x.T.clone()
print(x)
x[:] = x.T
