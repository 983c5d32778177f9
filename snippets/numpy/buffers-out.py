# /// copyscope
# compare = ["a -> m", "a -> l", "a -> b"]
# ///
import numpy as np

a = np.arange(6.).reshape(2, 3)
m = memoryview(a.ravel())
l = a.tolist()
b = a.tobytes()

a[0, 0] = 99.
print("m", m[0])
print("l", l[0][0])
print("b", b[:8])
