# /// copyscope
# compare = ["a -> picked", "a -> masked", "a -> taken"]
# ///
import numpy as np

a = np.arange(6.).reshape(2, 3)
picked = a[[0, 1]]
masked = a[a >= 0]
taken = a.take([0, 1], axis=0)
