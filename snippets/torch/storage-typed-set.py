# /// copyscope
# compare = ["x -> y"]
# ///
import torch

x = torch.tensor([[0., 1., 2.], [3., 4., 5.]])

old = x.storage()
y = torch.empty(0).set_(old.untyped(), 0, x.shape, x.stride())

print("old is x.storage()", old is x.storage())
