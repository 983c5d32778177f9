# /// copyscope
# compare = ["train.dataset -> valid.dataset"]
# shown_as = {"valid.dataset" = "random_split(data, [3, 1])[1].dataset"}
# ///
from torch.utils.data import Dataset, random_split


class Numbers(Dataset):
    transform = None

    def __len__(self):
        return 4

    def __getitem__(self, i):
        return i if self.transform is None else self.transform(i)


train, valid = random_split(Numbers(), [3, 1])
train.dataset.transform = lambda i: -i

print("same dataset", train.dataset is valid.dataset)
print("valid[0]", valid[0])
