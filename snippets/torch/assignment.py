# /// copyscope
# compare = ["x -> y"]
# shown_as = {y = "y = x"}
# ///
import torch

x = torch.ones(3, requires_grad=True)
y = x

print("x", hex(id(x)), hex(x.data_ptr()))
print("y", hex(id(y)), hex(y.data_ptr()))
print("y is x", y is x)
