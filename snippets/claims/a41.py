# /// copyscope
# claim = "holds"
# ///
import torch


def in_place(x):
    t = x
    t += 1
    return t


def rebinds(x):
    t = x
    t = t + 1
    return t


x = torch.tensor(5)

holds = {"t += 1": in_place(x) is x, "t = t + 1": rebinds(x) is x}
print(x)
