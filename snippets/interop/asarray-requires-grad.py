# /// copyscope
# compare = ["a -> t"]
# ///
import numpy as np
import torch

a = np.arange(3.)
t = torch.asarray(a, requires_grad=True)

t.sum().backward()
print("t.grad", t.grad)
a[0] = 99.
print("t", t)
