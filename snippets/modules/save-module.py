# /// copyscope
# raises = "UnpicklingError"
# ///
import io

import torch
from torch import nn

model = nn.Sequential(nn.Linear(2, 2), nn.BatchNorm1d(2))
file = io.BytesIO()
torch.save(model, file)
file.seek(0)
loaded = torch.load(file)
