# /// copyscope
# compare = ["a -> s", "b -> n"]
# ///
import numpy as np

a = np.zeros((1, 3))
s = np.squeeze(a)

b = np.arange(6.).reshape(2, 3)
n = b.squeeze()

print("n is b", n is b)
