# /// copyscope
# raises = "RuntimeError"
# ///
import torch

x = torch.tensor([[0., 1., 2.], [3., 4., 5.]], requires_grad=True)
with torch.no_grad():
    v = x[0]
v.add_(1)
