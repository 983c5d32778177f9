# /// copyscope
# compare = ["a -> b", "a -> c"]
# ///
import numpy as np


class Tagged(np.ndarray):
    pass


a = np.arange(3.).view(Tagged)
a.tag = [1]
b = a.copy()
c = np.copy(a)

print("b", type(b).__name__, hasattr(b, "tag"))
print("c", type(c).__name__)
