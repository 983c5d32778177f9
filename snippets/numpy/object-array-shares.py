# /// copyscope
# compare = ["a -> b"]
# ///
import numpy as np

a = np.array([[1], [2], None], dtype=object)
b = a.copy()

print("shares_memory", np.shares_memory(a, b))
print("b[0] is a[0]", b[0] is a[0])
