# /// copyscope
# compare = ["a -> b", "a -> c"]
# ///
import numpy as np

a = np.arange(6.).reshape(2, 3)
b = np.ascontiguousarray(a)
c = np.ascontiguousarray(a.T)

print("b is a", b is a)
print("a.T", a.T.strides, "c", c.strides)
