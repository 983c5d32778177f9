# /// copyscope
# compare = ["x -> a", "x -> y"]
# ///
import torch

x = torch.tensor([[0., 1., 2.], [3., 4., 5.]], requires_grad=True)

a = x.detach().cpu().numpy()
y = x.detach().cpu().clone()
a[0, 0] = 9.

print("x", x)
print("y", y)
