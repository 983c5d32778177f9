# /// copyscope
# compare = ["a -> t", "x -> f"]
# ///
import numpy as np
import torch

a = np.arange(3.0)[::-1]
t = torch.from_numpy(a.copy())

x = torch.arange(3.0)
f = x.flip(0)
print(t, f)
