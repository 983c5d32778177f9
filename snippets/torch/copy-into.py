# /// copyscope
# compare = ["x -> y"]
# shown_as = {y = "y.copy_(x)"}
# ///
import torch

x = torch.tensor([0., 1., 2.])
y = torch.zeros(3)
alias = y
address = y.data_ptr()

returned = y.copy_(x)
print("returned is y", returned is y)
print("same address", y.data_ptr() == address)
print("alias", alias)
