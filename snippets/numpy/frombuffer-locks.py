# /// copyscope
# raises = "BufferError"
# ///
import numpy as np

b = bytearray(8)
a = np.frombuffer(b, dtype=np.uint8)
b.append(0)
