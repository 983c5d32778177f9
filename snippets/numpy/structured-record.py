# /// copyscope
# compare = ["s -> r"]
# ///
import numpy as np

s = np.zeros(3, dtype=[("a", "f8"), ("b", "i8")])
r = s[0]
x = s[0]["a"]

r["a"] = 99.
print("s[0]", s[0])
print("x", x)
