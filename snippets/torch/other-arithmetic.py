# /// copyscope
# compare = ["x -> a", "x -> b", "x -> c"]
# ///
import torch

x = torch.tensor([0., 1., 2.], requires_grad=True)
a = x + 0
b = x * 1
c = +x

print("a.grad_fn", a.grad_fn)
print("b.grad_fn", b.grad_fn)
print("c is x", c is x)
