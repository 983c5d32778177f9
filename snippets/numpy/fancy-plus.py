# /// copyscope
# ///
import numpy as np

a = np.zeros(3)
a[[0, 0, 1]] += 1
print(a)

b = np.zeros(3)
np.add.at(b, [0, 0, 1], 1)
print(b)
