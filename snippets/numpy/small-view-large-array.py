# /// copyscope
# compare = ["a -> v", "a -> c"]
# ///
import numpy as np

a = np.zeros((1000, 1000))
v = a[0, :3]
c = a[0, :3].copy()

print("v.base.nbytes", v.base.nbytes)
print("c.base", c.base)
