# /// copyscope
# raises = "ValueError"
# ///
import numpy as np
import torch

a = np.zeros(3, dtype=[("a", "f8"), ("b", "i4")])["a"]
t = torch.from_numpy(a)
