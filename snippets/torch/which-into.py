# /// copyscope
# ///
import torch

x = torch.tensor([1., 2., 3.])
buffer = torch.zeros(3)
other = buffer

buffer.copy_(x)
print("other", other)

buffer = 10 * x
print("other", other)
print("buffer", buffer)
