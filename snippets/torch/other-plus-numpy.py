# /// copyscope
# compare = ["a -> b", "t -> u"]
# ///
import numpy as np
import torch

a = np.array([0., 1., 2.])
b = +a
t = torch.tensor([0., 1., 2.])
u = +t

print("b is a", b is a)
print("u is t", u is t)
