# /// copyscope
# compare = ["a -> c"]
# ///
import numpy as np

a = np.arange(3.0)
b = np.broadcast_to(a, (2, 3))
c = b.copy()
c[0] = 9
print(c)
