# /// copyscope
# compare = ["x -> a"]
# shown_as = {a = 'np.asarray([1, 2])'}
# ///
import numpy as np

x = [1, 2]
a = np.asarray(x)

x[0] = 99
print("a", a)
