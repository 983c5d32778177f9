# /// copyscope
# compare = ["a -> t"]
# ///
import numpy as np
import torch

a = np.arange(3.)
t = torch.asarray(a, requires_grad=True)

t.sum().backward()
torch.optim.SGD([t], lr=1.).step()
print("t", t)
print("a", a)
