# /// copyscope
# compare = ["x -> a", "x -> b"]
# ///
import torch

x = torch.tensor([1., 2.])
a = x.view(torch.int32)
b = x.to(torch.int32)

print(a)
print(b)
