# /// copyscope
# compare = ["x -> a", "x -> b", "x -> c", "x -> d"]
# ///
import torch

x = torch.tensor([[0., 1., 2.], [3., 4., 5.]], requires_grad=True)
i = torch.tensor([[0, 1, 0]])

a = x.gather(0, i)
b = x.take_along_dim(i, 0)
c = x.index_select(0, torch.tensor([0, 1]))
d = x.take(torch.tensor([0, 1]))

print(a.tolist())
print(c.tolist())
print(d.tolist())
