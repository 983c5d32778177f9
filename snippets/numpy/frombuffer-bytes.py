# /// copyscope
# raises = "ValueError"
# ///
import numpy as np

b = bytes(8)
a = np.frombuffer(b, dtype=np.uint8)
a[0] = 255
