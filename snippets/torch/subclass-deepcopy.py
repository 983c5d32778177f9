# /// copyscope
# raises = "RuntimeError"
# ///
import copy
import torch


class My(torch.Tensor):
    pass


my = torch.arange(3.).as_subclass(My)
my.tag = [1]
copy.deepcopy(my)
