# /// copyscope
# compare = ["o -> b", "o -> c"]
# ///
import copy
import numpy as np

o = np.array([[1], [2], None], dtype=object)
b = o.copy()
c = copy.deepcopy(o)

o[0].append(99)
print("b", b)
print("c", c)
