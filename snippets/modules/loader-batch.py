# /// copyscope
# compare = ["x -> batch"]
# shown_as = {batch = "DataLoader(dataset, batch_size=2)"}
# ///
import torch
from torch.utils.data import DataLoader, TensorDataset

x = torch.arange(6.0).reshape(2, 3)
dataset = TensorDataset(x)
(batch,) = next(iter(DataLoader(dataset, batch_size=2)))

print("x", hex(x.data_ptr()))
print("batch", hex(batch.data_ptr()))
