# /// copyscope
# compare = ["x -> y", "x -> items[0]", "x -> z"]
# shown_as = {y = "y[:] = x", "items[0]" = "items[0] = x", z = "z.data = x"}
# ///
import torch

x = torch.ones(2, 3)
y = torch.zeros(2, 3)
y[:] = x

items = [None]
items[0] = x

z = torch.zeros(2, 3)
z.data = x

x[0, 0] = 9
print("y[0, 0]", y[0, 0])
print("items[0][0, 0]", items[0][0, 0])
print("z[0, 0]", z[0, 0])
