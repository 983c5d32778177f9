# /// copyscope
# compare = ["s -> f"]
# ///
import numpy as np

s = np.zeros(3, dtype=[("a", "f8"), ("b", "i8")])
f = s[["a", "b"]]

f["a"] = 99.
print(s)
