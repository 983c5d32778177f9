# /// copyscope
# compare = ["x -> a", "x -> b", "x -> c", "x -> d", "x -> e"]
# ///
import torch

x = torch.ones(1000, requires_grad=True)
a = x.clone()
b = x.clone().detach()
c = torch.empty_like(x).copy_(x)
d = x.new_tensor(x)
e = torch.tensor(x)
