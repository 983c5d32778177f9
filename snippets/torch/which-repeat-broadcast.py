# /// copyscope
# ///
import torch

x = torch.tensor([0., 1., 2.])
rows = torch.tensor([[10.], [20.]])

print(rows + x)
print(torch.equal(rows + x, rows + x.unsqueeze(0).expand(2, -1)))
