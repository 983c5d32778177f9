# /// copyscope
# compare = ["model -> copied", "model -> assigned"]
# shown_as = {copied = "copied.load_state_dict(sd)", assigned = "assigned.load_state_dict(sd, assign=True)"}
# ///
from torch import nn

model = nn.Sequential(nn.Linear(2, 2), nn.BatchNorm1d(2))
copied = nn.Sequential(nn.Linear(2, 2), nn.BatchNorm1d(2)).double()
assigned = nn.Sequential(nn.Linear(2, 2), nn.BatchNorm1d(2)).double()
sd = model.state_dict()
copied.load_state_dict(sd)
assigned.load_state_dict(sd, assign=True)

print("copied", copied[0].weight.dtype)
print("assigned", assigned[0].weight.dtype)
