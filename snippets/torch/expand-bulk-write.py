# /// copyscope
# raises = "RuntimeError"
# ///
import torch

x = torch.tensor([0., 1., 2.])
y = x.unsqueeze(0).expand(2, -1)
y.add_(1)
