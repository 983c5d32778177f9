# /// copyscope
# compare = ["x -> a", "x -> b", "x -> c"]
# ///
import torch

x = torch.tensor([0., 1., 2.], requires_grad=True)
a = x.to(torch.float32)
b = x.to(torch.float32, copy=True)
c = x.to(torch.float64)

print("a is x", a is x)
print("b is x", b is x)
print("c is x", c is x)
