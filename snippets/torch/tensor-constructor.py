# /// copyscope
# compare = ["x -> a", "x -> b", "x -> c"]
# ///
import torch

x = torch.tensor([[0., 1., 2.], [3., 4., 5.]])
a = torch.Tensor(x)
b = torch.FloatTensor(x)
c = torch.tensor(x)

x[0, 0] = 9
print("a[0, 0]", a[0, 0])
print("b[0, 0]", b[0, 0])
print("c[0, 0]", c[0, 0])
