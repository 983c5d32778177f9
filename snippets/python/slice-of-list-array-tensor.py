# /// copyscope
# compare = ["v -> v2", "a -> a2", "t -> t2"]
# ///
import numpy as np
import torch

v = [1, 2, 3]
a = np.array([1, 2, 3])
t = torch.tensor([1, 2, 3])

v2, a2, t2 = v[:], a[:], t[:]
v2[0] = a2[0] = t2[0] = 99

print("v", v)
print("a", a)
print("t", t)
