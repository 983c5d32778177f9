# /// copyscope
# compare = ["model -> stranger", "model -> optimizer"]
# shown_as = {stranger = "copy.deepcopy(optimizer)", optimizer = "torch.optim.SGD(model.parameters())"}
# ///
import copy

import torch
from torch import nn

from copyscope import compare

model = nn.Linear(2, 2)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
stranger = copy.deepcopy(optimizer)

print("optimizer", compare(model, optimizer).shared)
print("stranger", compare(model, stranger).shared)
