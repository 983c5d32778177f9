# /// copyscope
# raises = "RuntimeError"
# ///
import torch

x = torch.tensor([0., 1., 2.], requires_grad=True)
h = x * 2
h.requires_grad_(False)
