# /// copyscope
# raises = "RuntimeError"
# ///
import torch

x = torch.tensor([0., 1., 2.], requires_grad=True)
print("x.repeat(2)", x.repeat(2))
x.expand(6)
