# /// copyscope
# compare = ["m -> n"]
# ///
import torch

x = torch.zeros(3)
x.to(torch.float64)
m = torch.nn.Linear(1, 1)
n = m.to(torch.float64)

print("x.dtype", x.dtype)
print("m.weight.dtype", m.weight.dtype)
print("n is m", n is m)
