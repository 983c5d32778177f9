# /// copyscope
# compare = ["batch -> first", "x -> first"]
# shown_as = {first = "first, second = batch"}
# ///
import torch

x = torch.zeros(3)
batch = torch.stack((x, x))
first, second = batch

first[0] = 9.
print(batch)
