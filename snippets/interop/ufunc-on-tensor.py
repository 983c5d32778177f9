# /// copyscope
# compare = ["t -> u"]
# ///
import numpy as np
import torch

t = torch.tensor([[0., 1., 2.], [3., 4., 5.]])
u = np.add(t, 1)

print("u", type(u).__name__)
