# /// copyscope
# compare = ["x -> a", "x -> b"]
# ///
import torch

x = torch.tensor([0., 1., 2.], requires_grad=True)
a = torch.ops.aten.alias(x)
b = torch.alias_copy(x)

print("x", hex(x.data_ptr()))
print("a", hex(a.data_ptr()), a.grad_fn.name())
print("b", hex(b.data_ptr()), b.grad_fn.name())
