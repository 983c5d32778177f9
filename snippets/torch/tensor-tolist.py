# /// copyscope
# ///
import torch

x = torch.tensor([0.1, 0.2], dtype=torch.float64)

print(torch.tensor(x).dtype)
print(torch.tensor(x.tolist()).dtype)
