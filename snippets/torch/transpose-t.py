# /// copyscope
# compare = ["v -> a", "s -> b"]
# ///
import torch

v = torch.tensor([0., 1., 2.], requires_grad=True)
s = torch.tensor(5.)

a = v.t()
b = s.T

print("a.shape", tuple(a.shape))
print("b.shape", tuple(b.shape))
