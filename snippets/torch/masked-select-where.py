# /// copyscope
# compare = ["x -> a", "x -> b"]
# ///
import torch

x = torch.tensor([[0., 1., 2.], [3., 4., 5.]], requires_grad=True)

a = x.masked_select(x >= 0)
b = torch.where(x >= 0, x, 0.)

print(a.tolist())
print(b.tolist())
