# /// copyscope
# compare = ["even -> odd"]
# ///
import numpy as np

a = np.arange(6.)
even = a[0::2]
odd = a[1::2]

print("may_share_memory", np.may_share_memory(even, odd))
print("shares_memory", np.shares_memory(even, odd))
