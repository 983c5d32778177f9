# /// copyscope
# compare = ["x -> a", "x -> b"]
# ///
import torch

x = torch.tensor([[0., 1., 2.], [3., 4., 5.]], requires_grad=True)

a = x.narrow(1, 1, 2)
b = x.select(0, 1)

print("x", hex(x.data_ptr()))
print("a", hex(a.data_ptr()), a.storage_offset(), a.stride())
print("b", hex(b.data_ptr()), b.storage_offset(), b.stride())
