# /// copyscope
# compare = ["x -> y", "x -> z"]
# ///
import torch

x = torch.tensor([[-1., 0., 1.]])
z = torch.nn.functional.relu(x)
print("x", x)
y = torch.nn.functional.relu(x, inplace=True)
print("x", x)
