# /// copyscope
# compare = ["a -> b", "a -> c", "a -> d"]
# ///
import numpy as np

a = np.arange(6.).reshape(2, 3)
b = a.astype(np.float64)
c = a.astype(np.float64, copy=False)
d = a.astype(np.float32, copy=False)

print("c is a", c is a)
