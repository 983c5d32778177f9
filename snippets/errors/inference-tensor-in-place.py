# /// copyscope
# raises = "RuntimeError"
# ///
import torch

with torch.inference_mode():
    x = torch.ones(2)

x.add_(1)
