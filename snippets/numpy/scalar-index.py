# /// copyscope
# compare = ["a -> s"]
# ///
import numpy as np

a = np.arange(6.).reshape(2, 3)
s = a[0, 0]
z = a[0, 0, ...]

a[0, 0] = 99.
print("s", type(s).__name__, s)
print("z", type(z).__name__, z)
