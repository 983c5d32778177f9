# /// copyscope
# compare = ["v -> y"]
# raises = "RuntimeError"
# ///
import torch

v = torch.tensor([0., 1., 2.], requires_grad=True)

y = v.real

print("y is v", y is v)
v.imag
