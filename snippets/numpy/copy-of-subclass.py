# /// copyscope
# compare = ["tagged -> b", "tagged -> c"]
# ///
import numpy as np


class Tagged(np.ndarray):
    pass


tagged = np.arange(3.).view(Tagged)
tagged.tag = [1]
b = tagged.copy()
c = np.copy(tagged)

print("b", type(b).__name__, hasattr(b, "tag"))
print("c", type(c).__name__)
