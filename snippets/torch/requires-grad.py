# /// copyscope
# compare = ["x -> y"]
# ///
import torch

x = torch.tensor([0., 1., 2.])
y = x.requires_grad_()

print("y is x", y is x)
print("x.requires_grad", x.requires_grad)
