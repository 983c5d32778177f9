# /// copyscope
# compare = ["x -> a", "x -> b", "x -> c", "x -> d", "x -> e", "x -> f", "x -> g", "x -> h", "x -> i", "x -> j", "x -> k"]
# ///
import copy

import numpy as np
import torch

class Grid(np.ndarray):
    pass

x = np.arange(6, dtype=np.float32).reshape(2, 3).T.view(Grid)
x.note = "n"

a = x.copy()
b = np.array(x)
c = np.copy(x)
d = copy.deepcopy(x)
e = copy.copy(x)
f = x.flatten()
g = x.astype(np.float64)
h = x[[0, 1, 2]]
i = np.ascontiguousarray(x)
j = x.tolist()
k = torch.tensor(x)
