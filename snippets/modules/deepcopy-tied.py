# /// copyscope
# compare = ["tied -> c", "c.a.weight -> c.b.weight"]
# ///
import copy

from torch import nn


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.a = nn.Linear(2, 2, bias=False)
        self.b = nn.Linear(2, 2, bias=False)
        self.b.weight = self.a.weight


tied = Net()
c = copy.deepcopy(tied)

print("c.a.weight is c.b.weight", c.a.weight is c.b.weight)
