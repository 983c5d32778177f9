# /// copyscope
# compare = ["a -> v"]
# ///
import numpy as np

owner = np.arange(6.)
a = owner.reshape(2, 3)
v = a[0]

print("v.base is a", v.base is a)
print("v.base is owner", v.base is owner)
print("a.base is owner", a.base is owner)
