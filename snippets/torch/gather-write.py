# /// copyscope
# ///
import torch

x = torch.zeros(2, 3)
i = torch.tensor([1])

x.index_select(0, i).fill_(9.)
print(x)

x.index_fill_(0, i, 9.)
print(x)
