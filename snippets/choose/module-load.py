# /// copyscope
# compare = ["m -> a", "m -> b"]
# shown_as.a = "a.load_state_dict(m.state_dict())"
# shown_as.b = "b.load_state_dict(m.state_dict(), assign=True)"
# ///
from torch import nn

m = nn.Linear(3, 2)
a, b = nn.Linear(3, 2), nn.Linear(3, 2)

a.load_state_dict(m.state_dict())
b.load_state_dict(m.state_dict(), assign=True)
