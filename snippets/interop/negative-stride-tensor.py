# /// copyscope
# raises = "ValueError"
# ///
import numpy as np
import torch

a = np.arange(3.)[::-1]
t = torch.tensor(a)
