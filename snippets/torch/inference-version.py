# /// copyscope
# raises = "RuntimeError"
# ///
import torch

with torch.inference_mode():
    x = torch.zeros(3)
print(x.is_inference())
x._version
