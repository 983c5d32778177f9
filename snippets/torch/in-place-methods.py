# /// copyscope
# compare = ["x -> a", "x -> b", "x -> c", "x -> d"]
# shown_as = {c = "c = torch.add(x, 1, out=x)"}
# ///
import torch

x = torch.tensor([[0., 1., 2.], [3., 4., 5.]])

a = x.add_(1)
b = x.clamp_(max=3.)
c = torch.add(x, 1, out=x)
d = torch.nn.functional.relu(x, inplace=True)

print([t is x for t in (a, b, c, d)])
