# /// copyscope
# raises = "RuntimeError"
# ///
import torch

w = torch.ones(3, requires_grad=True)
with torch.inference_mode():
    x = torch.arange(3.)
w * x
