# /// copyscope
# compare = ["a -> row", "b -> row2"]
# ///
import numpy as np

a = np.arange(6.).reshape(2, 3)
a[[0]] = 9.
row = a[0]

b = np.arange(6.).reshape(2, 3)
b[[0]][:] = 9.
row2 = b[0]

print("a", a.tolist())
print("b", b.tolist())
