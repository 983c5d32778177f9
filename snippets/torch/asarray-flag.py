# /// copyscope
# compare = ["x -> y"]
# ///
import torch

x = torch.tensor([0., 1., 2.], requires_grad=True)
y = torch.asarray(x, requires_grad=False)

print("y is x", y is x)
print("x.requires_grad", x.requires_grad)
