# /// copyscope
# compare = ["m -> a", "m -> b"]
# ///
import numpy as np

m = np.ma.array([1., 2.], mask=[0, 1])
a = np.asarray(m)
b = np.asanyarray(m)

print("a", type(a).__name__, a)
print("b", type(b).__name__, b)
