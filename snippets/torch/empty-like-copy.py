# /// copyscope
# compare = ["x -> y"]
# ///
import torch

x = torch.tensor([0., 1., 2.], requires_grad=True)
y = torch.empty_like(x).copy_(x)

print("x", hex(x.data_ptr()))
print("y", hex(y.data_ptr()))
print("y.grad_fn", y.grad_fn)
