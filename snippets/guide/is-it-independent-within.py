# /// copyscope
# raises = "AssertionError"
# ///
from torch import nn

from copyscope import assert_independent

block = nn.Linear(2, 2)
net = nn.ModuleList([block, nn.Linear(2, 2), block])
assert_independent(net[0], net[1])
assert_independent(net[0], net[2])
