# /// copyscope
# compare = ["x -> item"]
# shown_as = {item = "DataLoader(dataset, batch_size=None)"}
# ///
import torch
from torch.utils.data import DataLoader, TensorDataset

x = torch.arange(6.0).reshape(2, 3)
dataset = TensorDataset(x)
(item,) = next(iter(DataLoader(dataset, batch_size=None)))
item.mul_(10)

print("x", x.tolist())
