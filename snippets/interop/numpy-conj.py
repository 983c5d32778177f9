# /// copyscope
# raises = "RuntimeError"
# ///
import torch

t = torch.tensor([1+2j]).conj()
a = t.numpy()
