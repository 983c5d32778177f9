# /// copyscope
# compare = ["net -> c"]
# ///
import copy

from torch import nn

from copyscope import compare


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.calls = 0
        self.layer = nn.Linear(2, 2)
        self.layer.register_forward_hook(lambda m, i, o: setattr(self, "calls", self.calls + 1))


net = Net()
c = copy.deepcopy(net)
print(compare(net, c))
