# /// copyscope
# raises = "RuntimeError"
# ///
import torch

x = torch.ones(2, 3)
x.T.view(6)
