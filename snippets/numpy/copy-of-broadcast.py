# /// copyscope
# compare = ["w -> c"]
# shown_as = {c = 'np.broadcast_to(a, (4, 3)).copy()'}
# ///
import numpy as np

a = np.arange(3.)
w = np.broadcast_to(a, (4, 3))
c = w.copy()

print("w", w.strides, w.flags.writeable)
print("c", c.strides, c.flags.writeable)
