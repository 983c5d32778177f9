# /// copyscope
# compare = ["a -> r", "a -> f"]
# ///
import numpy as np

a = np.arange(6.).reshape(2, 3)
r = a.ravel()
f = a.flatten()

a[0, 0] = 99.
print("r", r)
print("f", f)
