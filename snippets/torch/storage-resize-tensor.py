# /// copyscope
# compare = ["x -> v"]
# ///
import torch

x = torch.arange(6.)
v = x[:3]
before = x.data_ptr()
x.resize_(2)
print(x, x.untyped_storage().nbytes())

x.resize_(100_000)
print("x.data_ptr() == before", x.data_ptr() == before)
print("v.data_ptr() == x.data_ptr()", v.data_ptr() == x.data_ptr())
