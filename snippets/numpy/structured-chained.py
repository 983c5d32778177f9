# /// copyscope
# ///
import numpy as np

s = np.zeros(3, dtype=[("a", "f8"), ("b", "i8")])
m = s["b"] == 0
s[m]["a"] = 99.
print(s["a"])
s["a"][m] = 99.
print(s["a"])
