# /// copyscope
# ///
import weakref
import numpy as np
import torch

t = torch.arange(3.)
alive = weakref.ref(t)
a = np.from_dlpack(t)

del t
print("a", a, alive() is not None)
del a
print(alive() is not None)
