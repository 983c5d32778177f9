# /// copyscope
# raises = "ValueError"
# ///
import numpy as np
import torch

a = np.arange(6.).reshape(2, 3)
t = torch.asarray(a, dtype=torch.float32, copy=False)
