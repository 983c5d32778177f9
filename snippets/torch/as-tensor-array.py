# /// copyscope
# compare = ["n -> a", "n -> b", "n -> c"]
# ///
import numpy as np
import torch

n = np.arange(3.)
a = torch.as_tensor(n)
b = torch.as_tensor(n, dtype=torch.float32)
c = torch.tensor(n)

n[0] = 9
print("a", a)
print("b", b)
print("c", c)
