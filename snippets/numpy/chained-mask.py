# /// copyscope
# ///
import numpy as np

x = np.array([1, 2, 3, 4])
x[x > 1][[0]] = 99
print(x)

i = np.flatnonzero(x > 1)
x[i[0]] = 99
print(x)
