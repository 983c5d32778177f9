# /// copyscope
# compare = ["x -> y"]
# ///
import torch

x = torch.tensor([[0., 1., 2.], [3., 4., 5.]], requires_grad=True)
y = x.T

print("x", hex(id(x)), hex(x.data_ptr()), tuple(x.shape), x.stride())
print("y", hex(id(y)), hex(y.data_ptr()), tuple(y.shape), y.stride())
print("y._base is x", y._base is x)
