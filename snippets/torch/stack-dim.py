# /// copyscope
# ///
import torch

x = torch.tensor([0., 1., 2.])

print(torch.stack((x, x), dim=0))
print(torch.stack((x, x), dim=1))
