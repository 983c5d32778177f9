# /// copyscope
# compare = ["t -> b", "t -> c"]
# ///
import numpy as np

a = np.arange(6.).reshape(2, 3)
t = a.T
b = t.copy()
c = np.copy(t)

print("t", t.strides)
print("b", b.strides)
print("c", c.strides)
