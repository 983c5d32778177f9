# /// copyscope
# compare = ["a -> c"]
# ///
import numpy as np

a = np.arange(12.).reshape(3, 4)
c = a[:, [0, 1]]

print("c.base is None", c.base is None)
print("c.base.shape", c.base.shape)
print("c.flags.owndata", c.flags.owndata)
print("shares_memory", np.shares_memory(a, c))
