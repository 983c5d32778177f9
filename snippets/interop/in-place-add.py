# /// copyscope
# compare = ["a -> t"]
# ///
import numpy as np
import torch

a = np.arange(6.).reshape(2, 3)
t = torch.from_numpy(a)
a += 1

print("t", t)
