# /// copyscope
# compare = ["a -> c", "a -> s", "b -> t"]
# ///
import numpy as np

a = np.arange(6.).reshape(2, 3)
c = np.concatenate([a])
s = np.stack([a])

b = np.arange(3.)
t = np.tile(b, 1)
