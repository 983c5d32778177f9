# /// copyscope
# compare = ["net -> other", "other.a.weight -> other.b.weight"]
# shown_as = {other = "other.load_state_dict(net.state_dict(), assign=True)"}
# ///
from torch import nn


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.a = nn.Linear(2, 2, bias=False)
        self.b = nn.Linear(2, 2, bias=False)
        self.b.weight = self.a.weight


net = Net()
other = Net()
other.load_state_dict(net.state_dict(), assign=True)

print("other.a.weight is other.b.weight", other.a.weight is other.b.weight)
print("number of parameters", len(list(other.parameters())))
