# /// copyscope
# raises = "BufferError"
# ///
import numpy as np
import torch

t = torch.tensor([1+2j]).conj()
a = np.from_dlpack(t)
