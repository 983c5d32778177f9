# /// copyscope
# compare = ["my -> a", "my -> b"]
# ///
import torch


class My(torch.Tensor):
    pass


my = torch.arange(3.).as_subclass(My)
my.tag = [1]
a = torch.tensor(my)
b = my.numpy()

print(type(a).__name__, type(b).__name__)
