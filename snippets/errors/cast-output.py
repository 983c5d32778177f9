# /// copyscope
# raises = "RuntimeError"
# ///
import torch

a = torch.tensor([1, 2])
a += 0.5
