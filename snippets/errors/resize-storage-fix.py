# /// copyscope
# compare = ["x -> y"]
# ///
import torch

x = torch.arange(3.0)
a = x.numpy()
y = torch.cat((x, torch.zeros(2)))
print(y, a)
