# /// copyscope
# compare = ["a -> c"]
# ///
import numpy as np

a = np.arange(3.)
a.setflags(write=False)
c = a.copy()

print("c.flags.writeable", c.flags.writeable)
