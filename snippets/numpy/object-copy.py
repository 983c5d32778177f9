# /// copyscope
# compare = ["a -> b", "a -> c"]
# ///
import copy
import numpy as np

a = np.array([[1], [2], None], dtype=object)
b = a.copy()
c = copy.deepcopy(a)

a[0].append(99)
print("b", b)
print("c", c)
