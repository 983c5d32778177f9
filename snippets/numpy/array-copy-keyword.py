# /// copyscope
# compare = ["a -> b", "a -> c", "a -> d", "a -> e"]
# ///
import numpy as np

a = np.arange(6.).reshape(2, 3)
b = np.array(a, copy=None)
c = np.array(a, copy=False)
d = np.asarray(a, copy=True)
e = a.reshape(6, copy=True)
