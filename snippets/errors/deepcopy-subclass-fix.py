# /// copyscope
# compare = ["x -> y", "x -> z"]
# ///
import copy

import torch


class Image(torch.Tensor):
    def new_empty(self, *args, **kwargs):
        return super().new_empty(*args, **kwargs).as_subclass(Image)


x = torch.ones(2).as_subclass(Image)
y = copy.deepcopy(x)
z = x.clone()
print(type(y).__name__, type(z).__name__)
