# /// copyscope
# compare = ["a -> t"]
# ///
import numpy as np
import torch

a = np.arange(3.)
a.setflags(write=False)
t = torch.from_dlpack(a)

t[0] = 99.
print("a", a, a.flags.writeable)
