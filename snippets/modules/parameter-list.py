# /// copyscope
# compare = ["a -> b", "t -> a[0]"]
# shown_as = {"a[0]" = "nn.ParameterList([t])[0]"}
# ///
import torch
from torch import nn

t = torch.ones(2)
a = nn.ParameterList([t])
b = nn.ParameterList([t])

print("a[0] is b[0]", a[0] is b[0])
print("a[0]", hex(a[0].data_ptr()))
print("b[0]", hex(b[0].data_ptr()))
