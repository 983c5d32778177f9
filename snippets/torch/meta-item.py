# /// copyscope
# raises = "RuntimeError"
# ///
import torch

x = torch.ones(1, device="meta")
print(x + 1)
x.item()
