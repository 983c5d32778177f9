# /// copyscope
# raises = "RuntimeError"
# ///
import torch

x = torch.tensor([[0., 1., 2.], [3., 4., 5.]])
print(x.T.reshape(6))
x.T.view(6)
