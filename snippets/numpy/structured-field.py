# /// copyscope
# compare = ["s -> f"]
# ///
import numpy as np

s = np.zeros(3, dtype=[("a", "f8"), ("b", "i8")])
f = s["a"]

f[0] = 99.
print(s)
print("f", f.strides)
