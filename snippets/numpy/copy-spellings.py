# /// copyscope
# compare = ["a -> b", "a -> c", "a -> d", "a -> e"]
# shown_as = {e = "e[...] = a"}
# ///
import copy
import numpy as np

a = np.arange(6.).reshape(2, 3)
b = np.copy(a)
c = copy.copy(a)
d = copy.deepcopy(a)
e = np.empty_like(a)
e[...] = a
