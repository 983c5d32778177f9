# /// copyscope
# raises = "RuntimeError"
# ///
import torch

w = torch.ones(3, requires_grad=True)
with torch.no_grad():
    w += 1
print("w", w)

v = w + 1
print("v.is_leaf", v.is_leaf)
w += 1
