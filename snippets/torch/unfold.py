# /// copyscope
# compare = ["v -> y"]
# ///
import torch

v = torch.tensor([0., 1., 2.], requires_grad=True)

y = v.unfold(0, 2, 1)

print(y.tolist())
print(y.stride())
