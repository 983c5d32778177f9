# /// copyscope
# compare = ["x -> y", "n -> m"]
# shown_as = {y = "y += 1", m = "m += 1"}
# ///
import torch

x = torch.tensor(5, dtype=torch.int)
y = x
y += 1
print("x", x, "y is x", y is x)

n = 5
m = n
m += 1
print("n", n, "m is n", m is n)
