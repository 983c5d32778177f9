# /// copyscope
# compare = ["t -> my", "my -> y"]
# ///
import torch


class My(torch.Tensor):
    pass


t = torch.arange(3.)
my = t.as_subclass(My)
y = my.as_subclass(torch.Tensor)

t[0] = 9
print("my", my)
print(type(my).__name__, type(y).__name__, type(my + 1).__name__)
