# /// copyscope
# compare = ["x -> y"]
# ///
import torch

x = torch.tensor([0., 1., 2.], requires_grad=True)
y = torch.empty_like(x).copy_(x.detach())

print("y.requires_grad", y.requires_grad)
print("y.grad_fn", y.grad_fn)
