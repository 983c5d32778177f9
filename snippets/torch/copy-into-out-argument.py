# /// copyscope
# compare = ["x -> y"]
# shown_as = {y = "torch.mul(x, 2, out=y)"}
# ///
import torch

x = torch.tensor([0., 1., 2.])
y = torch.zeros(3)
address = y.data_ptr()

returned = torch.mul(x, 2, out=y)
print("returned is y", returned is y)
print("same address", y.data_ptr() == address)
