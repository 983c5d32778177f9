# /// copyscope
# compare = ["c -> r", "c -> j", "a -> k"]
# shown_as = {j = 'np.array([1+2j, 3+4j]).conj()', k = 'np.arange(6.).conj()'}
# ///
import numpy as np

c = np.array([1+2j, 3+4j])
r = c.real
j = c.conj()

a = np.arange(6.).reshape(2, 3)
k = a.conj()
