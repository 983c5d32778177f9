# /// copyscope
# compare = ["a -> s", "b -> n"]
# shown_as = {s = 'np.zeros((1, 3)).squeeze()', n = 'np.zeros((2, 3)).squeeze()'}
# ///
import numpy as np

a = np.zeros((1, 3))
s = a.squeeze()

b = np.zeros((2, 3))
n = b.squeeze()

print("n is b", n is b)
