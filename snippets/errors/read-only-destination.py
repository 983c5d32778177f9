# /// copyscope
# raises = "ValueError"
# ///
import numpy as np

a = np.arange(3.0)
b = np.broadcast_to(a, (2, 3))
b[0] = 9
