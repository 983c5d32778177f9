# /// copyscope
# compare = ["a -> b"]
# ///
import numpy as np

a = np.arange(6.).reshape(2, 3)
b = np.asarray(a, dtype=np.float32)

b[0, 0] = 99.
print("a", a[0, 0])
