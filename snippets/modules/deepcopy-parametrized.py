# /// copyscope
# compare = ["normed -> c", "rotation -> d"]
# ///
import copy

from torch import nn
from torch.nn.utils import parametrize
from torch.nn.utils.parametrizations import orthogonal, weight_norm

normed = weight_norm(nn.Linear(2, 2))
c = copy.deepcopy(normed)

rotation = orthogonal(nn.Linear(2, 2))
with parametrize.cached():
    rotation.weight
    d = copy.deepcopy(rotation)

print("c", [name for name, _ in c.named_parameters()])
print("d", [name for name, _ in d.named_parameters()])
