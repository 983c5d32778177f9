# /// copyscope
# compare = ["policy -> target"]
# shown_as = {target = "target = policy"}
# ///
import torch
from torch import nn

policy = nn.Linear(2, 2)
target = policy
with torch.no_grad():
    policy.weight.add_(1)

print("torch.equal", torch.equal(target.weight, policy.weight))
