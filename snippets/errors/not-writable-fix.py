# /// copyscope
# compare = ["a -> t", "a -> u"]
# ///
import numpy as np
import torch

a = np.arange(3.0)
a.flags.writeable = False
t = torch.from_numpy(a.copy())
u = torch.tensor(a)
