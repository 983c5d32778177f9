# /// copyscope
# compare = ["x -> e"]
# ///
import torch

x = torch.arange(3.)
e = x[3:]

print(e.shape, e.data_ptr())
print(e.untyped_storage()._cdata == x.untyped_storage()._cdata)
print(e.untyped_storage().nbytes())
