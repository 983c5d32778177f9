# /// copyscope
# compare = ["buffer -> y"]
# ///
import torch

buffer = torch.empty(1)
y = torch.add(torch.ones(2, 3), 1, out=buffer)

print("y is buffer", y is buffer)
print("buffer.shape", buffer.shape)
