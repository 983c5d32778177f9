# /// copyscope
# compare = ["my -> a", "my -> b", "my -> c", "my -> d", "my -> e"]
# ///
import copy
import torch


class My(torch.Tensor):
    pass


my = torch.arange(3.).as_subclass(My)
my.tag = [1]
a = my.clone()
b = my.detach()
c = my[:]
d = my.data
e = copy.copy(my)

for t in (a, b, c, d, e):
    print(type(t).__name__, hasattr(t, "tag"))
