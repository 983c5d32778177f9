# /// copyscope
# raises = "ValueError"
# ///
import numpy as np

a = np.arange(6.).reshape(2, 3)
b = np.array(a, dtype=np.float32, copy=False)
