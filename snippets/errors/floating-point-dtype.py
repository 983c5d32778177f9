# /// copyscope
# raises = "RuntimeError"
# ///
import torch

torch.tensor([1, 2, 3], requires_grad=True)
