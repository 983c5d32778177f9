# /// copyscope
# compare = ["x -> y"]
# ///
import torch

x = torch.tensor([0., 1., 2.], requires_grad=True)
y = torch.tensor(x)

print("x", hex(x.data_ptr()))
print("y", hex(y.data_ptr()))
print("y.requires_grad", y.requires_grad)
print("y.grad_fn", y.grad_fn)
