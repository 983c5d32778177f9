# /// copyscope
# compare = ["x -> y"]
# ///
import torch

x = torch.ones(3, requires_grad=True)
y = x.detach()

print("x", hex(id(x)), hex(x.data_ptr()))
print("y", hex(id(y)), hex(y.data_ptr()))
print("y.requires_grad", y.requires_grad)
y[0] = 9
print("x", x)
