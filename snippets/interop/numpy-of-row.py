# /// copyscope
# compare = ["t -> a"]
# ///
import torch

t = torch.tensor([[0., 1., 2.], [3., 4., 5.]])
a = [row.numpy() for row in t][1]

a[0] = 99.
print("t", t)
