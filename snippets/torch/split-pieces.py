# /// copyscope
# compare = ["a -> b", "x -> b"]
# shown_as = {b = "a, b = x.split(1)"}
# ///
import torch

x = torch.tensor([[0., 1., 2.], [3., 4., 5.]])
a, b = x.split(1)

a.zero_()
print(b, b._version)
