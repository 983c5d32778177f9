# /// copyscope
# compare = ["a -> d"]
# ///
import numpy as np

a = np.eye(3)
d = np.diag(a)

print("d.flags.writeable", d.flags.writeable)
np.fill_diagonal(a, 99.)
print("d", d)
