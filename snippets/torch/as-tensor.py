# /// copyscope
# compare = ["x -> a", "x -> b"]
# ///
import torch

x = torch.tensor([0., 1., 2.], requires_grad=True)
a = torch.as_tensor(x)
b = torch.as_tensor(x, dtype=torch.float64)

print("a is x", a is x)
print("b.grad_fn", b.grad_fn)
