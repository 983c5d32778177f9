# /// copyscope
# raises = "ValueError"
# ///
import numpy as np

a = np.arange(6.).reshape(2, 3)
b = a.T.reshape(6, copy=False)
