# /// copyscope
# compare = ["x -> a", "x -> b", "x -> c"]
# ///
import torch

x = torch.ones(2, 3, requires_grad=True)
a = x * 1
b = x.detach().clone().requires_grad_()
c = x.detach().clone()

for y in (a, b, c):
    print(y.requires_grad, y.is_leaf, y.grad_fn)
