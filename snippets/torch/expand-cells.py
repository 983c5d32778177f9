# /// copyscope
# ///
import torch

x = torch.tensor([0., 1., 2.])
y = x.unsqueeze(0).expand(2, -1)

print("y[0, 0]", hex(y[0, 0].data_ptr()))
print("y[1, 0]", hex(y[1, 0].data_ptr()))
print("x[0]   ", hex(x[0].data_ptr()))
