# /// copyscope
# compare = ["x -> a", "x -> b"]
# ///
import torch

x = torch.tensor([[0., 1., 2.], [3., 4., 5.]], requires_grad=True)

a = x.index_select(1, torch.tensor([1, 2]))
b = x.narrow(1, 1, 2)

print(torch.equal(a, b))
