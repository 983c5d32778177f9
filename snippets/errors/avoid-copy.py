# /// copyscope
# raises = "ValueError"
# ///
import numpy as np

x = [1, 2]
np.array(x, copy=False)
