# /// copyscope
# compare = ["x -> y"]
# ///
import torch

x = torch.tensor([1 / 3, 2049., 1e-8])
y = x.half().float()

print("x", x)
print("y", y)
