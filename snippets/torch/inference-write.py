# /// copyscope
# raises = "RuntimeError"
# ///
import torch

x = torch.tensor([[0., 1., 2.], [3., 4., 5.]])
with torch.inference_mode():
    c = x.clone()
    c.add_(1)
print("c", c)
c.add_(1)
