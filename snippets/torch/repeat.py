# /// copyscope
# compare = ["x -> y"]
# ///
import torch

x = torch.tensor([0., 1., 2.], requires_grad=True)
y = x.repeat(2, 1)

print("y.shape", y.shape)
print("y.stride()", y.stride())
print("x", hex(x.data_ptr()))
print("y", hex(y.data_ptr()))
print("y.grad_fn", y.grad_fn)
