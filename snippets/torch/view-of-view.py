# /// copyscope
# compare = ["x -> w", "v -> w"]
# ///
import torch

x = torch.tensor([[0., 1., 2.], [3., 4., 5.]], requires_grad=True)

v = x[0]
w = v[1:]

print("w._base is v", w._base is v)
print("w._base is x", w._base is x)
