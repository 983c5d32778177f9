# /// copyscope
# compare = ["groups[0] -> optimizer.param_groups[0]"]
# shown_as = {"optimizer.param_groups[0]" = "torch.optim.SGD(groups, lr=0.1).param_groups[0]"}
# ///
import torch
from torch import nn

model = nn.Linear(2, 2)
groups = [{"params": list(model.parameters())}]
optimizer = torch.optim.SGD(groups, lr=0.1)
groups[0]["lr"] = 0.001

print("same dict", optimizer.param_groups[0] is groups[0])
print("same list", optimizer.param_groups is groups)
print("lr", optimizer.param_groups[0]["lr"])
print("keys", list(groups[0])[:4])
