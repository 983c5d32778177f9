# /// copyscope
# compare = ["a -> row", "a -> copied"]
# ///
import numpy as np

a = np.arange(6.).reshape(2, 3)
row = a[1]
copied = a[[1]]

print("row", np.shares_memory(a, row))
print("copied", np.shares_memory(a, copied))
