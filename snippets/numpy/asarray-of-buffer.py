# /// copyscope
# compare = ["x -> a"]
# shown_as = {a = 'np.asarray(array.array("d", [1, 2]))'}
# ///
import array
import numpy as np

x = array.array("d", [1, 2])
a = np.asarray(x)

x[0] = 99
print("a", a)
