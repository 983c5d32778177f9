# /// copyscope
# compare = ["x -> y"]
# ///
import torch

x = torch.ones(2)
y = torch.tensor(x)
