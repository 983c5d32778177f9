# /// copyscope
# ///
import torch

x = torch.zeros(3, dtype=torch.float64)
y = x.new_tensor([1, 2])
z = torch.tensor([1, 2])

print("y", y, y.dtype)
print("z", z, z.dtype)
