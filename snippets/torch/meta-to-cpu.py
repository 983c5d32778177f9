# /// copyscope
# raises = "NotImplementedError"
# ///
import torch

x = torch.ones(3, device="meta")
print(torch.empty_like(x, device="cpu").shape)
x.to("cpu")
