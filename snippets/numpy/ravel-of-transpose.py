# /// copyscope
# compare = ["a -> r", "a -> s"]
# ///
import numpy as np

a = np.arange(6.).reshape(2, 3)
r = a.T.ravel()
s = a.T.reshape(6)

a[0, 0] = 99.
print("r", r)
