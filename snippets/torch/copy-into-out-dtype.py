# /// copyscope
# raises = "RuntimeError"
# ///
import torch

x = torch.tensor([0., 1., 2.])
y = torch.zeros(3, dtype=torch.float64)
torch.mul(x, 0.5, out=y)
print("y", y)
i = torch.zeros(3, dtype=torch.int64)
torch.mul(x, 0.5, out=i)
