# /// copyscope
# raises = "RuntimeError"
# ///
import torch


def f(t):
    t += 1
    return t


w = torch.ones(3, requires_grad=True)
f(w)
