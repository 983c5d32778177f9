# /// copyscope
# compare = ["x -> y"]
# ///
import torch


def f(t):
    t = t.clone()
    t += 1
    return t


x = torch.ones(3)
y = f(x)
print("x", x)
print("y", y)
