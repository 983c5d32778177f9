# /// copyscope
# compare = ["b -> a"]
# ///
import numpy as np

b = bytearray(8)
a = np.frombuffer(b, dtype=np.uint8)

a[0] = 255
print("b", b)
