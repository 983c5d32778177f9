# /// copyscope
# compare = ["a -> v", "a -> t", "a -> half", "a -> r"]
# ///
import numpy as np

a = np.arange(6.).reshape(2, 3)
v = a.view()
t = a.T
half = np.split(a, 2)[1]
r = a.reshape(6)
