# /// copyscope
# compare = ["x -> y"]
# ///
import torch

called_on = torch.zeros(1, dtype=torch.int64)
x = torch.tensor([1.5, 2.5])
y = called_on.new_tensor(x)

print("x", x, x.dtype)
print("y", y, y.dtype)
