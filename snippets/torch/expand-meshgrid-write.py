# /// copyscope
# ///
import torch

v = torch.tensor([0., 1., 2.])
rows, columns = torch.meshgrid(v, torch.arange(2.), indexing="ij")

rows[0, 0] = 9.
print(rows)
print(v)
