# /// copyscope
# compare = ["a -> b"]
# ///
import numpy as np

a = np.arange(3.)
b = a
v = a[:]

print("b.base is None", b.base is None)
print("a.flags.owndata", a.flags.owndata)
print("shares_memory", np.shares_memory(a, v))
