# /// copyscope
# compare = ["x -> y"]
# ///
import torch

x = torch.ones(2, requires_grad=True)
y = x.detach().clone()
print(y.requires_grad)
