# /// copyscope
# compare = ["a -> v"]
# shown_as = {v = "v.shape = (2, 3)"}
# ///
import numpy as np

a = np.arange(6.)
v = a.view()
v.shape = (2, 3)
