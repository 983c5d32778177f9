# /// copyscope
# compare = ["z -> y"]
# ///
import torch

z = torch.empty(0)
y = z.clone()

print(z.data_ptr(), y.data_ptr())
