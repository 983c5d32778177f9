# /// copyscope
# compare = ["x -> y"]
# raises = "RuntimeError"
# ///
import torch

x = torch.tensor([[0., 1., 2.], [3., 4., 5.]])

y = x.clone()

print("x == y", x == y)
print("torch.equal(x, y)", torch.equal(x, y))
print("hash(x) == id(x)", hash(x) == id(x))
print("any(t is x for t in [y])", any(t is x for t in [y]))
x in [y]
