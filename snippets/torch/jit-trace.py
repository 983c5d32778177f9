# /// copyscope
# compare = ["x -> y"]
# ///
import torch

x = torch.arange(3.)
traced = torch.jit.trace(lambda t: t + x, torch.zeros(3))
x.add_(100)
y = traced(torch.zeros(3))

print("y", y)
