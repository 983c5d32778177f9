# /// copyscope
# compare = ["a -> t"]
# ///
import numpy as np
import torch

a = np.arange(6.).reshape(2, 3)
t = torch.as_tensor(a, dtype=torch.float32)

t[0, 0] = 99.
print("a[0, 0]", a[0, 0])
