# /// copyscope
# compare = ["a -> t"]
# shown_as = {t = 'torch.from_numpy(np.broadcast_to(a, (2, 3)))'}
# ///
import numpy as np
import torch

a = np.broadcast_to(np.arange(3.), (2, 3))
t = torch.from_numpy(a)

t[0, 0] = 99.
print("t", t)
