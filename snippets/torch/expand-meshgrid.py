# /// copyscope
# compare = ["v -> rows"]
# ///
import torch

v = torch.tensor([0., 1., 2.], requires_grad=True)

rows = torch.meshgrid(v, torch.arange(2.), indexing="ij")[0]

print(rows.shape, rows.stride())
