# /// copyscope
# compare = ["x -> a", "a -> b"]
# ///
import numpy as np

x = [1, 2]
a = np.asarray(x)
b = np.asarray(a)
