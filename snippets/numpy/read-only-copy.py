# /// copyscope
# compare = ["read_only -> c"]
# ///
import numpy as np

read_only = np.arange(3.)
read_only.setflags(write=False)
c = read_only.copy()

print("c.flags.writeable", c.flags.writeable)
