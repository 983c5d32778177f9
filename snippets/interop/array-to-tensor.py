# /// copyscope
# compare = ["a -> f", "a -> s", "a -> r", "a -> n", "a -> d", "a -> t", "a -> k"]
# ///
import numpy as np
import torch

a = np.arange(6.).reshape(2, 3)
f = torch.from_numpy(a)
s = torch.as_tensor(a)
r = torch.asarray(a)
n = torch.asarray(a, copy=False)
d = torch.from_dlpack(a)
t = torch.tensor(a)
k = torch.asarray(a, copy=True)
