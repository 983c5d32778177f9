# /// copyscope
# compare = ["v -> a", "v -> b"]
# ///
import torch

v = torch.tensor([0., 1., 2.], requires_grad=True)

a = v.flatten()
b = v.ravel()

print("a is v", a is v)
print("b is v", b is v)
