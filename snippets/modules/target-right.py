# /// copyscope
# compare = ["policy -> target"]
# shown_as = {target = "target.load_state_dict(policy.state_dict())"}
# ///
import copy

import torch
from torch import nn

policy = nn.Linear(2, 2)
target = copy.deepcopy(policy).requires_grad_(False)
with torch.no_grad():
    policy.weight.add_(1)
print("before update", torch.equal(target.weight, policy.weight))
target.load_state_dict(policy.state_dict())
print("after update", torch.equal(target.weight, policy.weight))
