# /// copyscope
# compare = ["v -> a", "x -> b", "v -> c", "x -> d", "v -> e"]
# ///
import torch

x = torch.tensor([[0., 1., 2.], [3., 4., 5.]], requires_grad=True)
v = torch.tensor([0., 1., 2.], requires_grad=True)

a = v.flip(0)
b = torch.rot90(x)
c = v.sort().values
d = x.roll(1)
e = v.index_select(0, torch.tensor([0, 1, 2]))

print(torch.equal(c, v), torch.equal(e, v))
