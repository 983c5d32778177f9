# /// copyscope
# compare = ["z -> y"]
# ///
import torch

z = torch.ones(2, 3, dtype=torch.complex64)
y = z.H

print(y.is_conj(), tuple(y.shape))
