# /// copyscope
# compare = ["a -> t", "b -> u"]
# shown_as = {t = 'torch.from_numpy(a[::2])', u = 'torch.from_numpy(np.array(5.))'}
# ///
import numpy as np
import torch

a = np.arange(6.)[::2]
t = torch.from_numpy(a)

b = np.array(5.)
u = torch.from_numpy(b)

print("a", a.strides)
print("t", t.stride())
