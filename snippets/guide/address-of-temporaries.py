# /// copyscope
# compare = ["x -> y"]
# ///
import torch

x = torch.ones(3)
y = torch.zeros(500)

print("id(x[0]) == id(y[0])", id(x[0]) == id(y[0]))
print("id(x.data) == id(y.data)", id(x.data) == id(y.data))
print("x.data_ptr() == y.data_ptr()", x.data_ptr() == y.data_ptr())
