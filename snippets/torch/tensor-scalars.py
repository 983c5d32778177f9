# /// copyscope
# compare = ["a -> y", "a -> z"]
# ///
import torch

a = torch.tensor(1., requires_grad=True)
b = torch.tensor(2., requires_grad=True)
y = torch.tensor([a, b])
z = torch.stack([a, b])

print("y", y)
print("z", z)
