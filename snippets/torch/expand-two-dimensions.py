# /// copyscope
# raises = "RuntimeError"
# ///
import torch

x = torch.tensor([[0., 1., 2.], [3., 4., 5.]])
print("x.repeat(2, 1).shape", x.repeat(2, 1).shape)
x.unsqueeze(0).expand(2, -1)
