# /// copyscope
# raises = "RuntimeError"
# ///
import torch

x = torch.tensor([1 + 2j])
x.conj().imag.numpy()
