# /// copyscope
# compare = ["x -> a", "x -> b", "x -> c", "x -> d"]
# ///
import torch

x = torch.tensor([[0., 1., 2.], [3., 4., 5.]], requires_grad=True)

a = x.flatten()
b = x.ravel()
c = x.T.flatten()
d = x.T.ravel()

for y in (a, b, c, d):
    print(hex(y.data_ptr()), y.tolist())
