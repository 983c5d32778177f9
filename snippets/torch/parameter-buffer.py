# /// copyscope
# compare = ["x -> b"]
# ///
import torch

x = torch.tensor([0., 1., 2.])
b = torch.nn.Buffer(x)

x[0] = 9
print("b", b)
print("isinstance(b, torch.nn.Buffer)", isinstance(b, torch.nn.Buffer), type(b))
