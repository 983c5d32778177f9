# /// copyscope
# compare = ["a -> t", "b -> u", "b -> v"]
# ///
import numpy as np
import torch

a = np.arange(6.).reshape(2, 3)
t = torch.Tensor(a)

b = np.arange(6., dtype=np.float32)
u = torch.Tensor(b)
v = torch.FloatTensor(b)
