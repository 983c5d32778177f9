# /// copyscope
# claim = "holds"
# ///
import torch

holds = {}
for shape in ((3,), (2, 3)):
    x = torch.ones(shape)
    holds[str(shape)] = torch.stack((x, x), dim=0).shape == (2, *shape)
