# /// copyscope
# compare = ["x -> y"]
# ///
import torch

x = torch.tensor([[0., 1., 2.], [3., 4., 5.]], requires_grad=True)

y = x.T.to(torch.float32)

print("y.stride()", y.stride())
print("y.grad_fn", y.grad_fn)
