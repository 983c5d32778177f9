# /// copyscope
# raises = "TypeError"
# ///
import torch

x = torch.tensor([[0., 1., 2.], [3., 4., 5.]])
torch.LongTensor(x)
