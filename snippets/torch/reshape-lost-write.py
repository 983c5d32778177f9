# /// copyscope
# ///
import torch

x = torch.zeros(2, 3)
x.reshape(6)[0] = 1.
x.T.reshape(6)[1] = 9.

print(x)
