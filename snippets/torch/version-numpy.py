# /// copyscope
# compare = ["x -> a"]
# ///
import torch

x = torch.zeros(3)
a = x.numpy()
a += 1
print(x, x._version)

torch.autograd.graph.increment_version(x)
print(x._version)
