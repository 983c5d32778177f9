# /// copyscope
# raises = "ValueError"
# ///
import numpy as np
import torch

a = np.arange(3.0)[::-1]
torch.from_numpy(a)
