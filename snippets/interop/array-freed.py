# /// copyscope
# compare = ["t -> a"]
# ///
import numpy as np
import torch


def make():
    a = np.arange(3.)
    return torch.from_numpy(a)


t = make()
a = t.numpy()
print("a", a)
