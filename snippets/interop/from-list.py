# /// copyscope
# compare = ["x -> t", "l -> u"]
# ///
import numpy as np
import torch

x = [1, 2, 3]
t = torch.asarray(x)

l = [np.arange(3.), np.arange(3.)]
u = torch.tensor(l)
