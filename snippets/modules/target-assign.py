# /// copyscope
# compare = ["policy -> target"]
# shown_as = {target = "target.load_state_dict(policy.state_dict(), assign=True)"}
# ///
import copy

import torch
from torch import nn

policy = nn.Linear(2, 2)
target = copy.deepcopy(policy)
target.load_state_dict(policy.state_dict(), assign=True)
with torch.no_grad():
    policy.weight.add_(1)

print("torch.equal", torch.equal(target.weight, policy.weight))
