# /// copyscope
# ///
import torch

x = torch.zeros(4)
x.unfold(0, 2, 1).add_(1)
print(x)
