# /// copyscope
# compare = ["x -> y"]
# shown_as = {y = "y.set_(x)"}
# ///
import torch

x = torch.tensor([[0., 1., 2.], [3., 4., 5.]])
y = torch.zeros(4)
name = y
y.set_(x)

print("name is y", name is y)
print(name)
