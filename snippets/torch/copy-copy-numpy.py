# /// copyscope
# compare = ["a -> b", "t -> u"]
# ///
import copy
import numpy as np
import torch

a = np.arange(6.).reshape(2, 3)
b = copy.copy(a)
a[0, 0] = 9
print("b[0, 0]", b[0, 0])

t = torch.arange(6.).reshape(2, 3)
u = copy.copy(t)
t[0, 0] = 9
print("u[0, 0]", u[0, 0])
