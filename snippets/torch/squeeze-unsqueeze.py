# /// copyscope
# compare = ["r -> a", "x -> b", "v -> c"]
# ///
import torch

x = torch.tensor([[0., 1., 2.], [3., 4., 5.]], requires_grad=True)
v = torch.tensor([0., 1., 2.], requires_grad=True)
r = torch.zeros(1, 3, requires_grad=True)

a = r.squeeze()
b = x.unsqueeze(0)
c = torch.atleast_2d(v)

print([tuple(y.shape) for y in (a, b, c)])
