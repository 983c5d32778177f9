# /// copyscope
# ///
import numpy as np


def scaled(x):
    x = np.asarray(x, dtype=np.float64)
    x /= 2
    return x


ints = np.array([2, 4])
floats = np.array([2., 4.])
scaled(ints)
scaled(floats)
print("ints", ints)
print("floats", floats)
