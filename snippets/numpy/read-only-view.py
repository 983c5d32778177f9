# /// copyscope
# compare = ["a -> r"]
# ///
import numpy as np

a = np.arange(6.).reshape(2, 3)
r = a.view()
r.setflags(write=False)

a[0, 0] = 99.
print("r", r)
