# /// copyscope
# compare = ["x -> y"]
# shown_as = {y = "y = y + 1"}
# ///
import torch

x = torch.ones(3)
y = x
y = y + 1

print("y is x", y is x)
print("x", x)
