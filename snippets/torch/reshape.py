# /// copyscope
# compare = ["x -> a", "x -> b"]
# ///
import torch

x = torch.tensor([[0., 1., 2.], [3., 4., 5.]], requires_grad=True)

a = x.reshape(3, 2)
b = x.T.reshape(6)

print("x", hex(x.data_ptr()), x.stride())
print("a", hex(a.data_ptr()), a.stride(), a.grad_fn.name())
print("b", hex(b.data_ptr()), b.stride(), b.grad_fn.name())
