# /// copyscope
# compare = ["t -> u", "t -> a"]
# ///
import numpy as np
import torch

t = torch.tensor([[0., 1., 2.], [3., 4., 5.]])
u = torch.from_dlpack(t, copy=True)
a = np.from_dlpack(t, copy=True)
