# /// copyscope
# ///
import numpy as np

a = np.zeros((2, 2))
for row in a:
    row += 1
for x in a[0]:
    x += 1
print(a)
