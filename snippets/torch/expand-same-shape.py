# /// copyscope
# compare = ["x -> y"]
# ///
import torch

x = torch.tensor([[0., 1., 2.], [3., 4., 5.]], requires_grad=True)
y = x.expand(2, 3)

print("y is x", y is x)
print("y.grad_fn", y.grad_fn)
