# /// copyscope
# compare = ["x -> part"]
# ///
import torch

x = torch.arange(6)
part = x[:-1].clone()
x[1:] = part
print(x)
