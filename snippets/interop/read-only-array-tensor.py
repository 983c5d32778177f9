# /// copyscope
# compare = ["a -> t"]
# ///
import numpy as np
import torch

a = np.arange(3.)
a.setflags(write=False)
t = torch.tensor(a)
