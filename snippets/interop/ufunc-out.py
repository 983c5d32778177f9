# /// copyscope
# compare = ["t -> a"]
# ///
import numpy as np
import torch

t = torch.tensor([[0., 1., 2.], [3., 4., 5.]])
a = np.add(t.numpy(), 1, out=t.numpy())

print("t", t)
print("t._version", t._version)
