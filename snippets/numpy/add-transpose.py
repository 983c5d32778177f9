# /// copyscope
# ///
import numpy as np

a = np.arange(9.).reshape(3, 3)
want = a + a.T
a += a.T

print((a == want).all())
