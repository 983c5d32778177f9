# /// copyscope
# raises = "RuntimeError"
# ///
import numpy as np
import torch

t = torch.zeros(2, dtype=torch.bfloat16)
a = np.from_dlpack(t)
