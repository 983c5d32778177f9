# /// copyscope
# ///
import torch

x = torch.zeros(3)
x[[0, 0, 1]] += 1
print(x)

x = torch.zeros(3)
x.index_put_((torch.tensor([0, 0, 1]),), torch.tensor(1.), accumulate=True)
print(x)
