# /// copyscope
# compare = ["x -> item"]
# ///
import torch
from torch.utils.data import TensorDataset

x = torch.arange(6.0).reshape(2, 3)
dataset = TensorDataset(x)
item = dataset[0][0]
item.mul_(10)

print("x", x.tolist())
