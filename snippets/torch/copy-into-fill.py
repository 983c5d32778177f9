# /// copyscope
# compare = ["v -> y"]
# shown_as = {y = "y.fill_(v)"}
# ///
import torch

v = torch.tensor(7., requires_grad=True)
y = torch.zeros(3)
y.fill_(v)
y.sum().backward()

print("y", y)
print("v.grad", v.grad)
