# /// copyscope
# compare = ["x -> y"]
# ///
import torch

n = torch.nested.nested_tensor([torch.arange(3.), torch.arange(2.)], layout=torch.jagged)
x = n.values()
y = n.unbind()[1]
y[0] = 9.

print("x", x)
