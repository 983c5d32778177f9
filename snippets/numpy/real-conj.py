# /// copyscope
# compare = ["c -> r", "c -> j", "a -> k"]
# ///
import numpy as np

c = np.array([1+2j, 3+4j])
r = c.real
j = c.conj()

a = np.arange(6.).reshape(2, 3)
k = a.conj()
