# /// copyscope
# raises = "UFuncTypeError"
# ///
import numpy as np

a = np.array([1, 2])
a += 0.5
