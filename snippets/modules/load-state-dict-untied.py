# /// copyscope
# compare = ["net -> same", "net.a.weight -> net.b.weight"]
# shown_as = {same = "net.load_state_dict(sd, assign=True)"}
# ///
from torch import nn


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.a = nn.Linear(2, 2, bias=False)
        self.b = nn.Linear(2, 2, bias=False)
        self.b.weight = self.a.weight


net = Net()
sd = {k: v.clone() for k, v in net.state_dict().items()}
net.load_state_dict(sd, assign=True)
same = net

print("net.a.weight is net.b.weight", net.a.weight is net.b.weight)
