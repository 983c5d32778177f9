# /// copyscope
# ///
import numpy as np
import torch


def normalise(x):
    t = torch.from_numpy(x)
    t /= 255
    return t


x = np.array([0., 255.])
normalise(x)
print("x", x)
