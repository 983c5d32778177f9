# /// copyscope
# compare = ["x -> y"]
# ///
import torch

x = torch.zeros(2, 3, requires_grad=True)
y = x[1]

print("y is x", y is x)
print("x", hex(x.data_ptr()))
print("y", hex(y.data_ptr()))
