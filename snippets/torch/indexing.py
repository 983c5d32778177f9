# /// copyscope
# compare = ["x -> a", "x -> b"]
# ///
import torch

x = torch.tensor([[0., 1., 2.], [3., 4., 5.]], requires_grad=True)

a = x[1]
b = x[[1]]

print("x", hex(x.data_ptr()))
print("a", hex(a.data_ptr()), tuple(a.shape), a.grad_fn.name())
print("b", hex(b.data_ptr()), tuple(b.shape), b.grad_fn.name())
print((a.data_ptr() - x.data_ptr()) // x.itemsize)
