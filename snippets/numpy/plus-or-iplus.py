# /// copyscope
# compare = ["a -> b", "a -> c"]
# ///
import numpy as np

a = np.arange(3.)
b = a
b += 1
c = a
c = c + 1

print("a", a)
