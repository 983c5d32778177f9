# /// copyscope
# compare = ["a -> tail"]
# ///
import numpy as np

a = np.arange(4.)
tail = a[1:]
a[1:] += a[:-1]

print("a", a)
