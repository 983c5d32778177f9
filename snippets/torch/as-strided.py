# /// copyscope
# compare = ["x -> y"]
# ///
import torch

x = torch.tensor([[0., 1., 2.], [3., 4., 5.]])
y = x.as_strided((3, 3), (1, 1))

print(y)
