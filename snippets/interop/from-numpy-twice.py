# /// copyscope
# compare = ["t -> u"]
# ///
import numpy as np
import torch

a = np.arange(3.)
t = torch.from_numpy(a)
u = torch.from_numpy(a)

u[0] = 99.
print("t", t, t._version)
print("u", u, u._version)
