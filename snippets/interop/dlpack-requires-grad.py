# /// copyscope
# raises = "BufferError"
# ///
import numpy as np
import torch

t = torch.ones(3, requires_grad=True)
a = np.from_dlpack(t)
