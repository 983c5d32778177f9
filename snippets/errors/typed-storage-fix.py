# /// copyscope
# compare = ["x -> v"]
# ///
import torch

x = torch.arange(4.0)
v = x[1:]
print(v.untyped_storage().data_ptr() == x.untyped_storage().data_ptr())
print(v.data_ptr() == x.data_ptr())
