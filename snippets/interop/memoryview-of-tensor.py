# /// copyscope
# raises = "TypeError"
# ///
import torch

t = torch.tensor([[0., 1., 2.], [3., 4., 5.]])
m = memoryview(t)
