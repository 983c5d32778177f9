# /// copyscope
# raises = "RuntimeError"
# ///
import torch

x = torch.tensor([1., 2.])
print(x[:1].item())
x.item()
