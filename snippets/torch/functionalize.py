# /// copyscope
# compare = ["x -> a", "x -> b"]
# ///
import torch

def g(t):
    v = t.view(-1)
    v.add_(1)
    return v


x = torch.tensor([[0., 1., 2.], [3., 4., 5.]])
a = g(x)
b = torch.func.functionalize(g)(x)

print("x", x)
