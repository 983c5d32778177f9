# /// copyscope
# compare = ["t -> n"]
# ///
import numpy as np
import torch


def make():
    a = np.arange(3.)
    return torch.from_numpy(a)


t = make()
n = t.numpy()
print("n", n)
