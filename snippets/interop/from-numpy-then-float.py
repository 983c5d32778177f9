# /// copyscope
# compare = ["a -> t"]
# ///
import numpy as np
import torch

a = np.arange(3.)
t = torch.from_numpy(a).float()
