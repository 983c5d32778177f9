# /// copyscope
# compare = ["x -> y"]
# ///
import pickle

import numpy as np

x = np.arange(4)
buffers = []
data = pickle.dumps(x, protocol=5, buffer_callback=buffers.append)
y = pickle.loads(data, buffers=buffers)

y[0] = 99
print("x", x)
