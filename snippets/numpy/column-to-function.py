# /// copyscope
# ///
import numpy as np


def add_one(x):
    x += 1


a = np.zeros((2, 3))
add_one(a[:, 2])
add_one(a[:, [0]])
print(a)
