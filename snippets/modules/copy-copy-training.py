# /// copyscope
# compare = ["model -> c"]
# shown_as = {c = "copy.copy(model).eval()"}
# ///
import copy

from torch import nn

model = nn.Sequential(nn.Linear(2, 2), nn.BatchNorm1d(2))
c = copy.copy(model)
c.eval()

print("model.training", model.training)
print("model[1].training", model[1].training)
