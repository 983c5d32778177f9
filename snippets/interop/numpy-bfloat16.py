# /// copyscope
# raises = "TypeError"
# ///
import torch

t = torch.zeros(2, dtype=torch.bfloat16)
a = t.numpy()
