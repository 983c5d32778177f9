# /// copyscope
# raises = "RuntimeError"
# ///
import torch

w = torch.ones(2, requires_grad=True)
with torch.inference_mode():
    x = torch.ones(2)

w * x
