# /// copyscope
# compare = ["train.dataset -> valid.dataset"]
# shown_as = {"valid.dataset" = "copy.copy(data)"}
# ///
import copy

import torch
from torch.utils.data import Dataset, Subset, random_split


class Rows(Dataset):
    def __init__(self):
        self.x, self.transform = torch.arange(4.0), None

    def __len__(self):
        return len(self.x)

    def __getitem__(self, i):
        return self.x[i] if self.transform is None else self.transform(self.x[i])


train, valid = random_split(Rows(), [3, 1])
valid = Subset(copy.copy(valid.dataset), valid.indices)
train.dataset.transform = torch.neg

print("valid.dataset.transform", valid.dataset.transform)
print("valid.dataset.x is train.dataset.x", valid.dataset.x is train.dataset.x)
