# /// copyscope
# compare = ["a -> b"]
# ///
import numpy as np

a = np.arange(6.).reshape(2, 3)
b = np.require(a, requirements="O")

print("a", a.flags.owndata)
print("b", b.flags.owndata)
