# /// copyscope
# compare = ["a -> f", "t -> g"]
# ///
import numpy as np
import torch

a = np.arange(6.).reshape(2, 3)
f = a.flatten()

t = torch.arange(6.).reshape(2, 3)
g = t.flatten()
