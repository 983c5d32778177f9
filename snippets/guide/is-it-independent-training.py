# /// copyscope
# compare = ["model -> best", "model -> target"]
# shown_as = {best = "copy.deepcopy(model.state_dict())", target = "copy.deepcopy(model)"}
# ///
import copy

import torch
from torch import nn

from copyscope import assert_independent

model = nn.Linear(2, 1)
target = copy.deepcopy(model)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
assert_independent(model, target)

lowest = float("inf")
for step in range(3):
    loss = model(torch.ones(4, 2)).pow(2).mean()
    if loss.item() < lowest:
        lowest = loss.item()
        best = copy.deepcopy(model.state_dict())
        assert_independent(model, best)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()

print("torch.equal(best, model)", torch.equal(best["weight"], model.weight))
