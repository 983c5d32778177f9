# /// copyscope
# compare = ["a -> b"]
# shown_as = {b = "b.weight.copy_(a.weight)"}
# ///
import torch
from torch import nn

a, b = nn.Linear(2, 2), nn.Linear(2, 2)
with torch.no_grad():
    b.weight.copy_(a.weight)
    b.bias.copy_(a.bias)

print("same values", torch.equal(a.weight, b.weight))
print("same memory", a.weight.data_ptr() == b.weight.data_ptr())
