# /// copyscope
# ///
import numpy as np

a = np.array([[1, 2], [3, 4]])
a[0], a[1] = a[1], a[0]
print(a)

b = np.array([[1, 2], [3, 4]])
b[[0, 1]] = b[[1, 0]]
print(b)
