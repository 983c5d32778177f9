# /// copyscope
# ///
import numpy as np

a = np.arange(4.)
for i in range(1, 4):
    a[i] += a[i - 1]
print(a)
