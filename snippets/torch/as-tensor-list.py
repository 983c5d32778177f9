# /// copyscope
# compare = ["p -> y", "p -> z"]
# ///
import torch

p = torch.tensor(1., requires_grad=True)
q = torch.tensor(2., requires_grad=True)
y = torch.as_tensor([p, q])
z = torch.stack([p, q])

print("y", y)
print("z", z)
