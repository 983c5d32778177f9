# /// copyscope
# compare = ["x -> y"]
# ///
import torch

x = torch.tensor([0., 1., 2.])
y = torch.ops.aten.lift_fresh(x)

print("y is x", y is x)
