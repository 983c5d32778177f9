# /// copyscope
# compare = ["a -> b"]
# ///
import numpy as np
import torch

n = np.arange(6.)
a = torch.from_numpy(n[:3])
b = torch.from_numpy(n[1:4])

print("a", hex(a.untyped_storage().data_ptr()), a.untyped_storage().nbytes())
print("b", hex(b.untyped_storage().data_ptr()), b.untyped_storage().nbytes())
b[0] = 99
print("a", a)
