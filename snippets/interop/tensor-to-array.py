# /// copyscope
# compare = ["t -> n", "t -> r", "t -> d", "t -> c"]
# ///
import numpy as np
import torch

t = torch.tensor([[0., 1., 2.], [3., 4., 5.]])
n = t.numpy()
r = np.asarray(t)
d = np.from_dlpack(t)
c = np.array(t)
