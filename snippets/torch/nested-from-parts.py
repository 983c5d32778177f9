# /// copyscope
# compare = ["x -> y"]
# ///
import torch

x = torch.arange(3.)
n = torch.nested.nested_tensor([x, torch.arange(2.)])
y = n.unbind()[0]
x[0] = 9.

print("y", y)
