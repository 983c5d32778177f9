# /// copyscope
# raises = "RuntimeError"
# ///
import torch

with torch.inference_mode():
    x = torch.zeros(3)
    x += 1
x.clone().add_(1)
print(x)
x += 1
