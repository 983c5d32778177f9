# /// copyscope
# compare = ["x -> p", "x -> q"]
# ///
import torch

x = torch.tensor([0., 1., 2.])
p = torch.nn.Parameter(x)
q = torch.nn.Parameter(x.clone())

x[0] = 9
print("p", p)
print("q", q)
