# /// copyscope
# compare = ["model -> c"]
# ///
import copy

from torch import nn

from copyscope import assert_independent, compare


class Net(nn.Module):
    def __init__(self, log):
        super().__init__()
        self.log = log
        self.layer = nn.Linear(2, 2)

    def __deepcopy__(self, memo):
        memo[id(self.log)] = self.log
        c = type(self)(self.log)
        c.load_state_dict(copy.deepcopy(self.state_dict(), memo))
        return c


model = Net([])
c = copy.deepcopy(model)
print(compare(model, c).shared)
assert_independent(model.state_dict(), c.state_dict())
assert_independent(list(model.parameters()), list(c.parameters()))
