# /// copyscope
# compare = ["a -> m"]
# ///
import numpy as np

a = np.arange(6.).reshape(2, 3)
m = a[0, [1, 2]]
