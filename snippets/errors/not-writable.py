# /// copyscope
# compare = ["a -> t"]
# ///
import numpy as np
import torch

a = np.arange(3.0)
a.flags.writeable = False
t = torch.from_numpy(a)
t[0] = 9
print(a)
