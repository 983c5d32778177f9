# /// copyscope
# compare = ["x -> a", "x -> b", "x -> c", "x -> d", "x -> last"]
# shown_as = {last = "first, last = x"}
# ///
import torch

x = torch.tensor([[0., 1., 2.], [3., 4., 5.]], requires_grad=True)

a = x[0, 0]
b = x[:, ::2]
c = x[...]
d = x[None]
first, last = x

print(a)
print(last)
