# /// copyscope
# raises = "RuntimeError"
# ///
import torch

x = torch.tensor([1, 2, 3])
print("x + 1.5", x + 1.5)
x += 1.5
