# /// copyscope
# ///
import torch

x = torch.arange(4.0)
print(x.storage().data_ptr() == x.data_ptr())
