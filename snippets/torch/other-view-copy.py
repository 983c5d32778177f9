# /// copyscope
# compare = ["x -> a", "x -> b", "x -> c", "x -> d"]
# ///
import torch

x = torch.arange(6.).reshape(2, 3)
a = torch.t_copy(x)
b = torch.view_copy(x, (6,))
c = torch.select_copy(x, 0, 0)
d = torch.unsqueeze_copy(x, 0)

x.zero_()
print("a", a.tolist())
print("c", c.tolist())
