# /// copyscope
# compare = ["a -> b", "c -> d"]
# ///
import copy

from torch import nn
from torch.nn.utils import parametrize
from torch.nn.utils.parametrizations import orthogonal, weight_norm

a = weight_norm(nn.Linear(2, 2))
b = copy.deepcopy(a)

c = orthogonal(nn.Linear(2, 2))
with parametrize.cached():
    c.weight
    d = copy.deepcopy(c)

print("b", [name for name, _ in b.named_parameters()])
print("d", [name for name, _ in d.named_parameters()])
