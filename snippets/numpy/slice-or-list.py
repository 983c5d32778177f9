# /// copyscope
# compare = ["a -> s", "a -> p"]
# ///
import numpy as np

a = np.arange(6.).reshape(2, 3)
s = a[:, 1:3]
p = a[:, [1, 2]]

print((s == p).all())
