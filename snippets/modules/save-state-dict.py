# /// copyscope
# compare = ["model -> loaded"]
# shown_as = {loaded = "loaded.load_state_dict(torch.load(file))"}
# ///
import io

import torch
from torch import nn

model = nn.Sequential(nn.Linear(2, 2), nn.BatchNorm1d(2))
file = io.BytesIO()
torch.save(model.state_dict(), file)
file.seek(0)
loaded = nn.Sequential(nn.Linear(2, 2), nn.BatchNorm1d(2))
loaded.load_state_dict(torch.load(file))

print("same values", torch.equal(loaded[0].weight, model[0].weight))
