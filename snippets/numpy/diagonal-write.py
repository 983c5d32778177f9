# /// copyscope
# raises = "ValueError"
# ///
import numpy as np

a = np.eye(3)
d = a.diagonal()
d[0] = 99.
