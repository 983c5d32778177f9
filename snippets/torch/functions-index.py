# /// copyscope
# ///
import torch


def f(t):
    t += 1


x = torch.zeros(3)
f(x[0])
f(x[1:2])
f(x[[2]])
print("x", x)
