# /// copyscope
# compare = ["t -> a"]
# ///
import numpy as np
import torch

t = torch.tensor([[0., 1., 2.], [3., 4., 5.]])
a = np.from_dlpack(t)

a[0, 0] = 99.
print("t[0, 0]", t[0, 0])
