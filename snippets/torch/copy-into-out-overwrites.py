# /// copyscope
# ///
import torch

x = torch.tensor([[0., 1., 2.], [3., 4., 5.]])
row = x[0]
torch.add(x[1], 10, out=row)

print("x", x)
