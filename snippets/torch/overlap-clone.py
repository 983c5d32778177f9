# /// copyscope
# compare = ["x -> part"]
# ///
import torch

x = torch.arange(16).view(4, 4)
part = x[:3, :3].T.clone()
x[:3, :3] = part

print(x)
