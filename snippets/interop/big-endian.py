# /// copyscope
# raises = "ValueError"
# ///
import numpy as np
import torch

a = np.arange(3, dtype=">f8")
t = torch.from_numpy(a)
