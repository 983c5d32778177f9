# /// copyscope
# compare = ["x -> a", "x -> b", "x -> c", "x -> d"]
# ///
import torch

x = torch.tensor([[0., 1., 2.], [3., 4., 5.]], requires_grad=True)

a = x[[0, 1]]
b = x[torch.tensor([0, 1])]
c = x[x >= 0]
d = x[[0], 1:]

print(torch.equal(a, x), torch.equal(c, x.flatten()))
