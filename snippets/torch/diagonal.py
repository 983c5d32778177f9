# /// copyscope
# compare = ["x -> a", "x -> b", "v -> c"]
# ///
import torch

x = torch.tensor([[0., 1., 2.], [3., 4., 5.]], requires_grad=True)
v = torch.tensor([0., 1., 2.], requires_grad=True)

a = x.diagonal()
b = torch.diag(x)
c = torch.diag_embed(v)

print(a.stride(), b.stride())
