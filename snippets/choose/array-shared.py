# /// copyscope
# compare = ["x -> a", "x -> b", "x -> c", "x -> d", "x -> e", "x -> f", "x -> g", "x -> h", "x -> i"]
# ///
import numpy as np
import torch

class Grid(np.ndarray):
    pass

x = np.arange(6, dtype=np.float32).reshape(2, 3).T.view(Grid)
x.note = "n"

a = x
b = x.view()
c = x[1:]
d = x.T
e = np.asarray(x)
f = np.asanyarray(x)
g = x.astype(np.float32, copy=False)
h = torch.from_numpy(x)
i = torch.as_tensor(x)
