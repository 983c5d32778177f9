# /// copyscope
# compare = ["a -> row", "a -> back", "a -> deeper", "a -> cell"]
# ///
import numpy as np

a = np.arange(6.).reshape(2, 3)
row = a[0]
back = a[::-1]
deeper = a[None]
cell = a[0, 0, ...]
