# /// copyscope
# raises = "RuntimeError"
# ///
import torch

z = torch.tensor([1+2j, 3+4j])
torch.view_as_real(z.conj())
