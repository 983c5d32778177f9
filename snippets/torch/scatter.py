# /// copyscope
# compare = ["x -> y", "x -> z"]
# shown_as = {y = "x.scatter(0, i, 5.)", z = "x.scatter_(0, i, 5.)"}
# ///
import torch

x = torch.tensor([[0., 1., 2.], [3., 4., 5.]])
i = torch.zeros(1, 3, dtype=torch.long)

y = x.scatter(0, i, 5.)
print(x)

z = x.scatter_(0, i, 5.)
print(x)
