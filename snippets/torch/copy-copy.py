# /// copyscope
# compare = ["x -> y"]
# ///
import copy
import torch

x = torch.ones(3, requires_grad=True)
y = copy.copy(x)

print("x", hex(id(x)), hex(x.data_ptr()))
print("y", hex(id(y)), hex(y.data_ptr()))
with torch.no_grad():
    y[0] = 9
print("x", x)
