# /// copyscope
# compare = ["read_only -> t"]
# ///
import numpy as np
import torch

read_only = np.arange(3.)
read_only.setflags(write=False)
t = torch.from_numpy(read_only)
u = torch.from_numpy(read_only)

t[0] = 99.
print("read_only", read_only)
