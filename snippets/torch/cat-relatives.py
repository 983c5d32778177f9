# /// copyscope
# compare = ["v -> a", "v -> b", "v -> c", "v -> d"]
# ///
import torch

v = torch.tensor([0., 1., 2.], requires_grad=True)

a = torch.concat((v, v))
b = torch.hstack((v, v))
c = torch.vstack((v, v))
d = torch.column_stack((v, v))

print([tuple(y.shape) for y in (a, b, c, d)])
print([y.grad_fn.name() for y in (a, b, c, d)])
