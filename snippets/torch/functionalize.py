# /// copyscope
# compare = ["x -> a", "x -> b"]
# ///
import torch

def f(t):
    v = t.view(-1)
    v.add_(1)
    return v


x = torch.tensor([[0., 1., 2.], [3., 4., 5.]])
a = f(x)
b = torch.func.functionalize(f)(x)

print("x", x)
