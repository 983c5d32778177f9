# /// copyscope
# compare = ["a -> b"]
# shown_as = {b = "b.weight.data = a.weight.data"}
# ///
import torch
from torch import nn

a, b = nn.Linear(2, 2), nn.Linear(2, 2)
b.weight.data = a.weight.data
net = nn.Sequential(a, b)
net(torch.ones(1, 2)).sum().backward()

print("b.weight is a.weight", b.weight is a.weight)
print("b.weight.grad is a.weight.grad", b.weight.grad is a.weight.grad)
print([name for name, _ in net.named_parameters()])
