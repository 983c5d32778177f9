# /// copyscope
# compare = ["my -> y"]
# ///
import copy
import torch


class My(torch.Tensor):
    def new_empty(self, *args, **kwargs):
        return torch.empty(*args, **kwargs).as_subclass(My)


my = torch.arange(3.).as_subclass(My)
my.tag = [1]
y = copy.deepcopy(my)

print(type(y).__name__, y.tag, y.tag is my.tag)
