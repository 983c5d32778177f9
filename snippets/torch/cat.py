# /// copyscope
# compare = ["x -> y"]
# ///
import torch

x = torch.tensor([0., 1., 2.], requires_grad=True)
y = torch.cat((x, x), dim=0)

print("x.shape", x.shape)
print("y.shape", y.shape)
print("y.grad_fn", y.grad_fn)
