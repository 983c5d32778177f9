# /// copyscope
# raises = "TypeError"
# ///
import numpy as np
import torch

a = np.array([1, None], dtype=object)
t = torch.from_numpy(a)
