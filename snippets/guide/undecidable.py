# /// copyscope
# compare = ["x -> y"]
# ///
import torch

x = torch.empty(3, device="meta")
y = x.clone()

print("x.data_ptr()", x.data_ptr())
print("y.data_ptr()", y.data_ptr())
