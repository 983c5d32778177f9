# /// copyscope
# ///
import weakref
import numpy as np
import torch


class Watched(np.ndarray):
    pass


for take in (torch.from_numpy, torch.from_dlpack, torch.tensor):
    a = np.arange(3.).view(Watched)
    alive = weakref.ref(a)
    t = take(a)
    del a
    print(take.__name__, alive() is not None)
    del t
    print(take.__name__, alive() is not None)
