# /// copyscope
# ///
import torch

x = torch.arange(6.)
v = x[:2]
x.untyped_storage().resize_(0)
print(x.shape, x.untyped_storage().nbytes(), v.data_ptr())

x.untyped_storage().resize_(24)
x.fill_(1.)
print(v)
