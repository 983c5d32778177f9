# /// copyscope
# ///
import numpy as np

b = bytearray(8)
a = np.frombuffer(b, dtype=np.uint8)
del a
b.append(0)
print(len(b))
