# /// copyscope
# ///
import torch

x = torch.arange(1000.)
y = torch.zeros(3)
v = y[:2]
address = y.data_ptr()
torch.mul(x, 2, out=y)

print("y", y.shape, y.data_ptr() == address)
print("v", v, v.data_ptr() == y.data_ptr())

e = torch.empty(0)
torch.mul(x, 2, out=e)
print("e", e.shape)
