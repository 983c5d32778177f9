# /// copyscope
# ///
import torch

x = torch.tensor([0.1, 0.2])
d = torch.tensor([1, 2], dtype=torch.int16)

print(x.tolist())
print(torch.tensor(d.tolist()).dtype)
