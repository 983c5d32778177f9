# /// copyscope
# compare = ["x -> y"]
# ///
import torch

x = torch.tensor([1, 2, 3])
y = x
y = torch.tensor([4, 5, 6])

print("x", hex(id(x)), hex(x.data_ptr()), x)
print("y", hex(id(y)), hex(y.data_ptr()), y)
