# /// copyscope
# compare = ["x -> item"]
# shown_as = {item = "Subset(dataset, [0])[0][0]"}
# ///
import torch
from torch.utils.data import Subset, TensorDataset

x = torch.arange(6.0).reshape(2, 3)
dataset = TensorDataset(x)
item = Subset(dataset, [0])[0][0]

print("item", hex(item.data_ptr()))
print("x", hex(x.data_ptr()))
