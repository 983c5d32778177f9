# /// copyscope
# raises = "ValueError"
# ///
import numpy as np

a = np.arange(6.).reshape(2, 3)
a.setflags(write=False)
a[0, 0] = 99.
