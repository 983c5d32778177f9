# /// copyscope
# compare = ["m -> v", "m -> c"]
# ///
import numpy as np

m = np.ma.array([1., 2.], mask=[0, 1])
v = m[:]
c = m.copy()

print("v", np.shares_memory(m.mask, v.mask))
print("c", np.shares_memory(m.mask, c.mask))
