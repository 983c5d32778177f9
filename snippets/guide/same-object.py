# /// copyscope
# compare = ["x -> y"]
# ///
import torch

x = torch.ones(2, 3, requires_grad=True)
y = x.contiguous()

print("y is x", y is x)
