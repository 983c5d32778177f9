# /// copyscope
# compare = ["x -> y"]
# shown_as = {y = "f(x)  # t = t + 1"}
# ///
import torch


def f(t):
    t = t + 1
    return t


x = torch.ones(3)
y = f(x)
print("x", x)
print("y", y)
