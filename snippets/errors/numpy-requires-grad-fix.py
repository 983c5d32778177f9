# /// copyscope
# compare = ["x -> a", "x -> b"]
# ///
import torch

x = torch.ones(2, requires_grad=True)
a = x.detach().numpy()
b = x.detach().numpy().copy()
