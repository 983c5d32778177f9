# /// copyscope
# raises = "RuntimeError"
# ///
import torch

w = torch.zeros(3, requires_grad=True)
with torch.no_grad():
    w[0] = 1.
print(w)
w[0] = 2.
