# /// copyscope
# compare = ["x -> y"]
# ///
import torch

x = torch.tensor([1, 2, 3])
y = x.clone()

print("x", hex(x.data_ptr()))
print("y", hex(y.data_ptr()))
