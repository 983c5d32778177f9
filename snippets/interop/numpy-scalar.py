# /// copyscope
# raises = "TypeError"
# ///
import numpy as np
import torch

a = np.float64(5.)
t = torch.from_numpy(a)
