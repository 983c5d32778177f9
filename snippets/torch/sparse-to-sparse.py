# /// copyscope
# compare = ["x -> s", "s -> d"]
# ///
import torch

x = torch.tensor([[0., 1., 2.], [3., 4., 5.]])

s = x.to_sparse()
d = s.to_dense()
x[1, 2] = 9.

print(s)
print("d is x", d is x)
