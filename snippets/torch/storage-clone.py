# /// copyscope
# compare = ["x -> y", "x -> z"]
# ///
import torch

x = torch.tensor([[0., 1., 2.], [3., 4., 5.]])

shape, stride = x.shape, x.stride()
y = torch.empty(0).set_(x.untyped_storage(), 0, shape, stride)
z = torch.empty(0).set_(x.untyped_storage().clone(), 0, shape, stride)
y[0, 0] = 9.

print("x", x)
print("z", z)
