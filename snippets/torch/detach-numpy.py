# /// copyscope
# compare = ["x -> n", "x -> m"]
# ///
import torch

x = torch.ones(3, requires_grad=True)
n = x.detach().numpy()
m = x.detach().clone().numpy()

n[0] = 9
print("x", x, x._version)
print("m", m)
