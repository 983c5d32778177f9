# /// copyscope
# compare = ["x -> y"]
# ///
import torch

x = torch.tensor([[0., 1., 2.], [3., 4., 5.]], requires_grad=True)

y = torch.slice_scatter(x, torch.zeros(1, 3), 0, 0, 1)

print(y)
print(x)
