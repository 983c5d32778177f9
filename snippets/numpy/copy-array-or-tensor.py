# /// copyscope
# compare = ["a -> b", "t -> u"]
# ///
import copy
import numpy as np
import torch

a = np.arange(3.)
b = copy.copy(a)

t = torch.arange(3.)
u = copy.copy(t)
