# /// copyscope
# ///
import torch

t = torch.arange(3.)
a = t.numpy()
storage = t.untyped_storage()._cdata

del t
print("a", a)
print("a.base", type(a.base).__name__)
print(a.base.untyped_storage()._cdata == storage)
