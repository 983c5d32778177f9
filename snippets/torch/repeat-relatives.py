# /// copyscope
# compare = ["v -> a", "v -> b", "v -> c"]
# ///
import torch

v = torch.tensor([0., 1., 2.], requires_grad=True)

a = v.repeat(2)
b = v.tile(2)
c = v.repeat_interleave(2)

print([y.tolist() for y in (a, b, c)])
print([y.grad_fn.name() for y in (a, b, c)])
