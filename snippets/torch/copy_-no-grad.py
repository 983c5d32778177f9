# /// copyscope
# compare = ["x -> y"]
# shown_as = {y = "with torch.no_grad(): y.copy_(x)"}
# ///
import torch

x = torch.tensor([0., 1., 2.], requires_grad=True)
y = torch.zeros(3)
address = y.data_ptr()

with torch.no_grad():
    y.copy_(x)

print("y", y)
print("y.data_ptr() == address", y.data_ptr() == address)
