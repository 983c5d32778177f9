# /// copyscope
# compare = ["x -> y"]
# ///
import torch

x = torch.tensor([1.7, -1.7], requires_grad=True)
y = torch.zeros(2, dtype=torch.int64).copy_(x)

print("y", y)
print("y.grad_fn", y.grad_fn)
